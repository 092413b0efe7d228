import { FaqAccordion, Hero, SupportChannels } from '@rapport/ui';
import { hero, questions, support, heroArt } from '../content/faq.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Faq() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="compact" />
      <FaqAccordion content={questions} anchorPrefix="" jsonLd />
      <SupportChannels content={support} surface="ink" />
    </SitePage>
  );
}
