import { Artwork, CallToAction, Hero, Steps } from '@rapport/ui';
import { closing, hero, HOW_IT_WORKS, howItWorks } from '../content/landing.ts';
import { SitePage } from '../shell/SitePage.tsx';

export default function Landing() {
  return (
    <SitePage>
      <Hero content={hero} art={<Artwork variant="hero" />} />
      <Steps id={HOW_IT_WORKS} content={howItWorks} surface="surface" />
      <CallToAction content={closing} />
    </SitePage>
  );
}
