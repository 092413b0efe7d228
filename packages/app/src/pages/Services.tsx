import { CallToAction, ComparisonTable, FeatureGrid, Hero } from '@rapport/ui';
import {
  closing,
  hero,
  packages,
  PACKAGES,
  services,
  SERVICES,
  heroArt,
} from '../content/services.tsx';
import { Answers } from '../shell/answers/Answers.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Services() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} />
      <FeatureGrid id={SERVICES} content={services} surface="surface" />
      <ComparisonTable id={PACKAGES} content={packages} fold="plans" />
      <CallToAction content={closing} className="rp-RingBand" />
      <Answers />
    </SitePage>
  );
}
