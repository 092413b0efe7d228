import {
  BenefitCards,
  CallToAction,
  CaseStudies,
  Hero,
  SectionFrame,
  SplitFeature,
} from '@rapport/ui';
import { drawings } from '../brand/art/drawings.tsx';
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
import { LivePart } from '../shell/LivePart.tsx';
import { SitePage } from '../shell/SitePage.tsx';

const discovery = (
  <SectionFrame content={discoveryFeature} titleId="discovery">
    <LivePart
      drawing={drawings(() => import('./FirstMatches.tsx'))('drawing', 'div')}
      load={() => import('./CreatorFinder.tsx')}
    />
  </SectionFrame>
);

export default function ForBrands() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="split" />
      <BenefitCards content={benefits} surface="surface" />
      {discovery}
      <CaseStudies content={caseStudies} surface="sunken" />
      <SplitFeature content={managementFeature} picture={managementArt} side="start" />
      <CallToAction content={closing} className="rp-QuarterBand" surface="accent" />
    </SitePage>
  );
}
