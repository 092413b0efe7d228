import { BenefitCards, CallToAction, FeatureGrid, Hero, Testimonials } from '@rapport/ui';
import {
  BENEFITS,
  benefits,
  closing,
  features,
  hero,
  heroArt,
  testimonials,
} from '../content/for-influencers.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function ForInfluencers() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="split" />
      <BenefitCards id={BENEFITS} content={benefits} surface="surface" />
      <FeatureGrid content={features} layout="rows" />
      <Testimonials content={testimonials} surface="sunken" />
      <CallToAction content={closing} data-band="arches" surface="accent" />
    </SitePage>
  );
}
