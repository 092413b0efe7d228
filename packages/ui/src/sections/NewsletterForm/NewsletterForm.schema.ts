import * as z from 'zod/mini';
import {
  emailMessages,
  requiredEmail,
  type EmailMessages,
  type SchemaOptions,
} from '../../forms/form-schema.ts';

export type NewsletterMessages = EmailMessages;

export const newsletterMessages: NewsletterMessages = emailMessages;

/** Schema of a subscription. The email address is trimmed. */
export function newsletterSchema({
  messages: words,
}: Pick<SchemaOptions<never, NewsletterMessages>, 'messages'> = {}) {
  const messages = { ...newsletterMessages, ...words };
  return z.object({ email: requiredEmail(messages) });
}

/** Values that NewsletterForm submits. */
export type NewsletterValues = z.output<ReturnType<typeof newsletterSchema>>;
