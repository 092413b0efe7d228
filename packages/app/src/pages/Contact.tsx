import { ContactForm, FaqAccordion, Hero, PlatformList, type FormResult } from '@rapport/ui';
import { formDelivery } from '../config.ts';
import { forms, hero, notSent, questions, social, support, heroArt } from '../content/contact.ts';
import { useDelivery } from '../delivery/use-delivery.tsx';
import { SitePage } from '../shell/SitePage.tsx';
import { SupportFacts } from './SupportFacts.tsx';

export default function Contact() {
  const { bait, ...delivery } = useDelivery('contactMessages', sendNothing);
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} />
      <ContactForm
        content={forms[formDelivery]}
        aside={<SupportFacts content={support} />}
        errorSummary="button"
        {...delivery}
        surface="surface"
      >
        {bait}
      </ContactForm>
      <PlatformList content={social} surface="ink" />
      <FaqAccordion content={questions} />
    </SitePage>
  );
}

/** Sends nothing: the product does not connect the form to anything by itself. The result says so. */
const sendNothing = async <Values,>(): Promise<FormResult<Values>> => ({
  status: 'error',
  message: notSent,
});
