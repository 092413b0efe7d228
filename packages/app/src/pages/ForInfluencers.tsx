import { BenefitCards, CallToAction, FeatureGrid, Hero, Steps, Testimonials } from '@rapport/ui';
import {
  BENEFITS,
  benefits,
  closing,
  features,
  hero,
  heroArt,
  payment,
  testimonials,
} from '../content/for-influencers.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function ForInfluencers() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="split" />
      <BenefitCards id={BENEFITS} content={benefits} surface="surface" />
      <FeatureGrid content={features} layout="rows" />
      <Steps content={payment} surface="surface" />
      <Testimonials content={testimonials} surface="sunken" />
      <CallToAction content={closing} className="rp-ArchBand" surface="accent" />
    </SitePage>
  );
}
