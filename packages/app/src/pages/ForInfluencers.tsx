import { BenefitCards, CallToAction, FeatureGrid, Hero, Steps, Testimonials } from '@rapport/ui';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import {
  BENEFITS,
  benefits,
  closing,
  features,
  hero,
  heroArt,
  payment,
  TOOLS,
  testimonials,
} from '../content/for-influencers.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function ForInfluencers() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="split" />
      <BenefitCards id={BENEFITS} content={benefits} />
      <FeatureGrid id={TOOLS} content={features} layout="rows" />
      <Steps content={payment} />
      <Testimonials content={testimonials} />
      <CallToAction content={closing} picture={<Drawing name="bands/arches" />} />
    </SitePage>
  );
}
