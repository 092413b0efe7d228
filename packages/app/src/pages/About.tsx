import { CallToAction, Hero, SplitFeature, StatBand, TeamGrid, ValueList } from '@rapport/ui';
import {
  closing,
  figures,
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
      <SplitFeature content={story} picture={storyArt} surface="surface" />
      <StatBand content={figures} surface="sunken" />
      <ValueList content={values} />
      <TeamGrid content={team} surface="surface" />
      <CallToAction content={closing} className="rp-HalfBand" surface="sunken" />
    </SitePage>
  );
}
