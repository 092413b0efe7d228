import type * as z from 'zod/mini';
import {
  emailMessages,
  formSchema,
  requiredEmail,
  type EmailMessages,
} from '../../lib/form-schema.ts';

export type NewsletterMessages = EmailMessages;

export const newsletterMessages: NewsletterMessages = emailMessages;

/** Schema of a subscription. The email address is trimmed. */
export const newsletterSchema = formSchema(newsletterMessages, (messages) => ({
  email: requiredEmail(messages),
}));

/** Values that NewsletterForm submits. */
export type NewsletterValues = z.output<ReturnType<typeof newsletterSchema>>;
