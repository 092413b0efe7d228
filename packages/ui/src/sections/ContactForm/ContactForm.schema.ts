import * as z from 'zod/mini';
import { optionalText } from '../../forms/form-schema.ts';

export interface ContactMessages {
  /**
   * Error for text that is not an email address.
   * @default 'Enter an email address like name@example.com'
   */
  emailFormat: string;
  /** Error when both subject and message are empty. @default 'Write a subject or a message' */
  nothingToSend: string;
}

export const contactMessages: ContactMessages = {
  emailFormat: 'Enter an email address like name@example.com',
  nothingToSend: 'Write a subject or a message',
};

/**
 * Schema of a message to a company; all values are trimmed. No single field is required, but an
 * email address must be complete, and the subject or the message must not be empty.
 */
export const contactSchema = (messages: ContactMessages = contactMessages) =>
  z
    .object({
      'first-name': optionalText(),
      'last-name': optionalText(),
      email: z.string().check(
        z.trim(),
        z.refine((email) => !email || z.email().safeParse(email).success, messages.emailFormat),
      ),
      company: optionalText(),
      subject: optionalText(),
      message: optionalText(),
    })
    .check(
      z.refine(({ subject, message }) => Boolean(subject || message), {
        path: ['message'],
        error: messages.nothingToSend,
        // Runs even if another field is invalid, so that all errors show at once. A server may
        // receive no value at all.
        when: ({ value }) => Boolean(value),
      }),
    );

/** Values that ContactForm submits. */
export type ContactValues = z.output<ReturnType<typeof contactSchema>>;
