import {
  AudienceCards,
  CallToAction,
  CategoryTiles,
  FeatureGrid,
  Hero,
  LogoStrip,
  Steps,
  Testimonials,
} from '@rapport/ui';
import {
  audiences,
  board,
  brands,
  closing,
  features,
  hero,
  heroArt,
  HOW_IT_WORKS,
  howItWorks,
  more,
  testimonials,
} from '../content/landing.tsx';
import { SitePage } from '../shell/SitePage.tsx';
import { Instead } from './Instead.tsx';

export default function Landing() {
  return (
    <SitePage notice={<Instead />}>
      <Hero content={hero} picture={heroArt} />
      <LogoStrip content={brands} surface="sunken" />
      <Steps id={HOW_IT_WORKS} content={howItWorks} surface="surface" />
      <FeatureGrid content={features} />
      <AudienceCards content={audiences} surface="surface" />
      {board}
      <Testimonials layout="single" content={testimonials} accent="secondary" />
      <CategoryTiles content={more} surface="surface" />
      <CallToAction content={closing} className="rp-DiscBand" />
    </SitePage>
  );
}
