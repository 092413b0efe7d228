import { CallToAction, FeatureGrid, Hero, Testimonials } from '@rapport/ui';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import {
  closing,
  FEATURES,
  features,
  hero,
  heroArt,
  preview,
  testimonials,
} from '../content/analytics.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Analytics() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} />
      <FeatureGrid id={FEATURES} content={features} layout="bento" />
      {preview}
      <Testimonials content={testimonials} />
      <CallToAction content={closing} picture={<Drawing name="bands/bars" />} />
    </SitePage>
  );
}
