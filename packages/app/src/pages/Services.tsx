import { CallToAction, ComparisonTable, FeatureGrid, Hero, PricingCards } from '@rapport/ui';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import {
  closing,
  comparison,
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
      <FeatureGrid id={SERVICES} content={services} />
      <PricingCards id={PACKAGES} content={packages} />
      <ComparisonTable content={comparison} />
      <CallToAction content={closing} picture={<Drawing name="bands/rings" />} />
      <Answers />
    </SitePage>
  );
}
