import {
  ContactForm,
  FaqAccordion,
  Hero,
  PlatformList,
  SupportChannels,
  type FormResult,
} from '@rapport/ui';
import { form, hero, notSent, questions, social, support } from '../content/contact.ts';
import { heroArt } from '../content/pictures/heroes/contact.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Contact() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} />
      <ContactForm content={form} errorSummary="button" onSubmit={sendNothing} surface="surface" />
      <SupportChannels content={support} surface="ink" />
      <PlatformList content={social} />
      <FaqAccordion content={questions} surface="sunken" />
    </SitePage>
  );
}

/** The product does not connect the form to anything, so say that rather than pretend. */
const sendNothing = async <Values,>(): Promise<FormResult<Values>> => ({
  status: 'error',
  message: notSent,
});
