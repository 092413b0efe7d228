import {
  AudienceCards,
  CallToAction,
  FeatureGrid,
  Hero,
  LogoStrip,
  SectionFrame,
  Steps,
} from '@rapport/ui';
import { inView } from '../brand/in-view.tsx';
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
import { SitePage } from '../shell/SitePage.tsx';
import { Instead } from './Instead.tsx';

const CampaignTour = inView(() => import('../content/pictures/campaign-tour.tsx'));

const creators = (
  <SectionFrame
    className="rp-CreatorWall-band"
    content={wall.content}
    surface="sunken"
    padding="none"
  >
    {wall.pieces}
  </SectionFrame>
);

export default function Landing() {
  return (
    <SitePage notice={<Instead />}>
      <Hero content={hero} picture={heroArt} />
      <LogoStrip content={brands} surface="sunken" />
      <Steps id={HOW_IT_WORKS} content={howItWorks} surface="surface" />
      <SectionFrame content={tour} titleId={TOUR}>
        <CampaignTour />
      </SectionFrame>
      {creators}
      <FeatureGrid content={features} surface="surface" />
      <AudienceCards content={audiences} />
      <CallToAction content={closing} className="rp-DiscBand" />
    </SitePage>
  );
}
