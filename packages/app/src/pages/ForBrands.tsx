import {
  BenefitCards,
  CallToAction,
  CaseStudies,
  Container,
  Hero,
  Section,
  SectionIntro,
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

const DISCOVERY = 'discovery';

const discovery = (
  <Section aria-labelledby={DISCOVERY}>
    <Container>
      <SectionIntro content={discoveryFeature} titleId={DISCOVERY} />
      <LivePart
        drawing={drawings(() => import('./FirstMatches.tsx'))('drawing', 'div')}
        load={() => import('./CreatorFinder.tsx')}
      />
    </Container>
  </Section>
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
