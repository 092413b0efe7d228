import {
  BenefitCards,
  CallToAction,
  CaseStudies,
  Hero,
  SectionFrame,
  SplitFeature,
} from '@rapport/ui';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import {
  benefits,
  caseStudies,
  closing,
  discoveryFeature,
  hero,
  heroArt,
  managementArt,
  managementFeature,
} from '../content/for-brands.tsx';
import { SitePage } from '../shell/SitePage.tsx';
import { CreatorFinder } from './CreatorFinder.tsx';

export default function ForBrands() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="split" />
      <BenefitCards content={benefits} />
      <SectionFrame content={discoveryFeature} titleId="discovery">
        <CreatorFinder />
      </SectionFrame>
      <CaseStudies content={caseStudies} surface="sunken" />
      <SplitFeature content={managementFeature} picture={managementArt} side="start" />
      <CallToAction
        content={closing}
        picture={<Drawing name="bands/quarters" />}
        surface="accent"
      />
    </SitePage>
  );
}
