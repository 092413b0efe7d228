import * as z from 'zod/mini';
import {
  emailMessages,
  requiredEmail,
  type EmailMessages,
  type SchemaOptions,
} from '../../forms/form-schema.ts';

export type PasswordResetMessages = EmailMessages;

export const passwordResetMessages: PasswordResetMessages = emailMessages;

/** Schema of a password reset request. The email address is trimmed. */
export function passwordResetSchema({
  messages: words,
}: Pick<SchemaOptions<never, PasswordResetMessages>, 'messages'> = {}) {
  const messages = { ...passwordResetMessages, ...words };
  return z.object({ email: requiredEmail(messages) });
}

/** Values that PasswordResetForm submits. */
export type PasswordResetValues = z.output<ReturnType<typeof passwordResetSchema>>;
