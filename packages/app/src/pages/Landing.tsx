import {
  AudienceCards,
  CallToAction,
  FeatureGrid,
  Hero,
  LogoStrip,
  SectionFrame,
  Steps,
} from '@rapport/ui';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import {
  audiences,
  brands,
  closing,
  features,
  hero,
  heroArt,
  HOW_IT_WORKS,
  howItWorks,
  tour,
  TOUR,
  wall,
} from '../content/landing.tsx';
import { CampaignTour } from '../content/pictures/campaign-tour.tsx';
import { CreatorWall } from '../content/pictures/creator-wall.tsx';
import { SitePage } from '../shell/SitePage.tsx';
import { Instead } from './Instead.tsx';

export default function Landing() {
  return (
    <SitePage notice={<Instead />}>
      <Hero content={hero} picture={heroArt} />
      <LogoStrip content={brands} surface="sunken" />
      <Steps id={HOW_IT_WORKS} content={howItWorks} />
      <SectionFrame content={tour} titleId={TOUR}>
        <CampaignTour />
      </SectionFrame>
      <SectionFrame content={wall} surface="sunken">
        <CreatorWall />
      </SectionFrame>
      <FeatureGrid content={features} />
      <AudienceCards content={audiences} />
      <CallToAction content={closing} picture={<Drawing name="bands/discs" />} />
    </SitePage>
  );
}
