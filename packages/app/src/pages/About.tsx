import { CallToAction, Hero, SectionFrame, SplitFeature, TeamGrid, ValueList } from '@rapport/ui';
import { Figures } from '../brand/Figures/Figures.tsx';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import {
  closing,
  figures,
  numbers,
  hero,
  story,
  storyArt,
  team,
  values,
  heroArt,
} from '../content/about.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function About() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="split" />
      <SplitFeature content={story} picture={storyArt} />
      <SectionFrame content={numbers} surface="sunken">
        <Figures items={figures} />
      </SectionFrame>
      <ValueList content={values} />
      <TeamGrid content={team} />
      <CallToAction content={closing} picture={<Drawing name="bands/halves" />} surface="sunken" />
    </SitePage>
  );
}
