import { BenefitCards, CallToAction, CaseStudies, Hero, SplitFeature } from '@rapport/ui';
import {
  benefits,
  caseStudies,
  closing,
  discoveryArt,
  discoveryFeature,
  hero,
  heroArt,
  managementArt,
  managementFeature,
} from '../content/for-brands.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function ForBrands() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="split" />
      <BenefitCards content={benefits} surface="surface" />
      <SplitFeature content={discoveryFeature} picture={discoveryArt} />
      <CaseStudies content={caseStudies} surface="sunken" />
      <SplitFeature content={managementFeature} picture={managementArt} side="start" />
      <CallToAction content={closing} data-band="quarters" surface="accent" />
    </SitePage>
  );
}
