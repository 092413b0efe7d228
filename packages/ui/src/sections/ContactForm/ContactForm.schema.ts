import * as z from 'zod/mini';
import { optionalText } from '../../forms/form-schema.ts';

export interface ContactMessages {
  /**
   * Said of a text that is no email address.
   * @default 'Enter an email address like name@example.com'
   */
  emailFormat: string;
  /** Said when both subject and message are empty. @default 'Write a subject or a message' */
  nothingToSend: string;
}

export const contactMessages: ContactMessages = {
  emailFormat: 'Enter an email address like name@example.com',
  nothingToSend: 'Write a subject or a message',
};

/**
 * What a message to a company may send, all of it trimmed. No single field is required: whoever gives
 * an email address gives a whole one, and either subject or message says something.
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
        // Also when another field is wrong, so that one sees all there is to correct at once; but a
        // server may be sent nothing at all.
        when: ({ value }) => Boolean(value),
      }),
    );

/** What ContactForm sends. */
export type ContactValues = z.output<ReturnType<typeof contactSchema>>;
