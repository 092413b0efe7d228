import * as z from 'zod/mini';
import { requiredEmail, type SchemaOptions } from '../../forms/form-schema.ts';

export interface NewsletterMessages {
  /** Error for an empty email address. @default 'Enter your email address' */
  emailRequired: string;
  /**
   * Error for text that is not an email address.
   * @default 'Enter an email address like name@example.com'
   */
  emailFormat: string;
}

export const newsletterMessages: NewsletterMessages = {
  emailRequired: 'Enter your email address',
  emailFormat: 'Enter an email address like name@example.com',
};

/** Schema of a subscription. The email address is trimmed. */
export function newsletterSchema({
  messages: words,
}: Pick<SchemaOptions<never, NewsletterMessages>, 'messages'> = {}) {
  const messages = { ...newsletterMessages, ...words };
  return z.object({ email: requiredEmail(messages) });
}

/** Values that NewsletterForm submits. */
export type NewsletterValues = z.output<ReturnType<typeof newsletterSchema>>;
