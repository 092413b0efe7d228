import { FaqAccordion, Hero, PlatformList } from '@rapport/ui';
import { hero, heroArt, questions, social } from '../content/contact.tsx';
import { SitePage } from '../shell/SitePage.tsx';
import { ContactMessage } from './ContactMessage.tsx';

export default function Contact() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="compact" />
      <ContactMessage />
      <PlatformList content={social} surface="sunken" />
      <FaqAccordion content={questions} />
    </SitePage>
  );
}
