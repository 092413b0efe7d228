import {
  ContactForm,
  FaqAccordion,
  Hero,
  PlatformList,
  SupportChannels,
  type FormResult,
} from '@rapport/ui';
import { form, hero, notSent, questions, social, support } from '../content/contact.ts';
import { SitePage } from '../shell/SitePage.tsx';

export default function Contact() {
  return (
    <SitePage>
      <Hero align="start" content={hero} />
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
