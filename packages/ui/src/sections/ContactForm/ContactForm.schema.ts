import * as z from 'zod/mini';
import {
  always,
  emailMessages,
  optionalEmail,
  optionalText,
  pick,
  schemaFor,
  type SchemaOptions,
  type Texts,
} from '../../lib/form-schema.ts';

export const contactMessages = {
  /** Error for text that is not an email address. */
  emailFormat: emailMessages.emailFormat,
  /** Error when both subject and message are empty. */
  nothingToSend: 'Write a subject or a message',
};

export interface ContactMessages extends Texts<typeof contactMessages> {}

type ContactTexts = Partial<Record<ContactField, string>>;

/** The fields of a message, in the order of the form. */
export type ContactField = 'first-name' | 'last-name' | 'email' | 'company' | 'subject' | 'message';

/**
 * Schema of a message to a company; all values are trimmed. No single field is required, but an
 * email address must be complete, and the subject or the message must not be empty.
 */
export function contactSchema<Name extends ContactField = ContactField>({
  fields,
  messages: words,
}: SchemaOptions<Name, ContactMessages> = {}) {
  const messages = { ...contactMessages, ...words };
  const all = {
    'first-name': optionalText(),
    'last-name': optionalText(),
    email: optionalEmail(messages.emailFormat),
    company: optionalText(),
    subject: optionalText(),
    message: optionalText(),
  };
  const shape = pick(all, fields);
  const text = (['message', 'subject'] as const).filter((name) => name in shape);
  const schema = z.object(shape).check(
    z.refine((values) => text.length === 0 || text.some((name) => (values as ContactTexts)[name]), {
      path: text.slice(0, 1),
      error: messages.nothingToSend,
      ...always,
    }),
  );
  return schemaFor<Pick<ContactValues, Name>>(schema);
}

/** Values that ContactForm submits. */
export type ContactValues = Record<ContactField, string>;
