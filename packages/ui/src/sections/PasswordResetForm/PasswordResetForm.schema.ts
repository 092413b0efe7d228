import type * as z from 'zod/mini';
import {
  emailMessages,
  formSchema,
  requiredEmail,
  type EmailMessages,
} from '../../lib/form-schema.ts';

export type PasswordResetMessages = EmailMessages;

export const passwordResetMessages: PasswordResetMessages = emailMessages;

/** Schema of a password reset request. The email address is trimmed. */
export const passwordResetSchema = formSchema(passwordResetMessages, (messages) => ({
  email: requiredEmail(messages),
}));

/** Values that PasswordResetForm submits. */
export type PasswordResetValues = z.output<ReturnType<typeof passwordResetSchema>>;
