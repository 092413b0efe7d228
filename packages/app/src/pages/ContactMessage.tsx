import { ContactForm, type ContactValues, type FormResult } from '@rapport/ui';
import { useLocation } from 'react-router-dom';
import { formDelivery } from '../config.ts';
import { forms, notSent, support } from '../content/contact.tsx';
import type { DeliveryValues } from '../delivery/kinds.ts';
import { useDelivery } from '../delivery/use-delivery.tsx';
import { SupportFacts } from './SupportFacts.tsx';

/** The form for a message to the company. A link may give the subject: `/contact?subject=Press`. */
export function ContactMessage() {
  const subject = subjectIn(useLocation().search);
  const { bait, onSubmit, ...delivery } = useDelivery('contactMessages', sendNothing);
  return (
    <ContactForm
      content={forms[formDelivery]}
      defaultValues={subject ? { subject } : {}}
      aside={<SupportFacts content={support} />}
      {...delivery}
      onSubmit={async ({ 'first-name': firstName, 'last-name': lastName, ...rest }) =>
        byHtmlName(await onSubmit({ firstName, lastName, ...rest }))
      }
    >
      {bait}
    </ContactForm>
  );
}

/** Gives an answer the names that the form's fields have in the HTML. */
function byHtmlName(
  answer: FormResult<DeliveryValues<'contactMessages'>>,
): FormResult<ContactValues> {
  if (answer.status !== 'invalid') return answer;
  const { firstName = '', lastName = '', ...rest } = answer.fields;
  return { status: 'invalid', fields: { ...rest, 'first-name': firstName, 'last-name': lastName } };
}

/** Longer subjects are cut. */
const LONGEST_SUBJECT = 100;

/** Returns the subject in the query of an address, such as `?subject=Press`: one line of text. */
const subjectIn = (query: string): string =>
  (new URLSearchParams(query).get('subject') ?? '')
    .slice(0, LONGEST_SUBJECT)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Sends nothing: the product does not connect the form to anything by itself. The result says so. */
const sendNothing = async <Values,>(): Promise<FormResult<Values>> => ({
  status: 'error',
  message: notSent,
});
