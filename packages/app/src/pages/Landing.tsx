import { CallToAction, FeatureGrid, Hero, LogoStrip, Steps } from '@rapport/ui';
import {
  brands,
  closing,
  features,
  hero,
  heroArt,
  HOW_IT_WORKS,
  howItWorks,
} from '../content/landing.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Landing() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} />
      <LogoStrip content={brands} surface="sunken" />
      <Steps id={HOW_IT_WORKS} content={howItWorks} surface="surface" />
      <FeatureGrid content={features} />
      <CallToAction content={closing} />
    </SitePage>
  );
}
