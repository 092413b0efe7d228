import * as z from 'zod/mini';
import { requiredEmail, type SchemaOptions } from '../../forms/form-schema.ts';

export interface PasswordResetMessages {
  /** Error for an empty email address. @default 'Enter your email address' */
  emailRequired: string;
  /**
   * Error for text that is not an email address.
   * @default 'Enter an email address like name@example.com'
   */
  emailFormat: string;
}

export const passwordResetMessages: PasswordResetMessages = {
  emailRequired: 'Enter your email address',
  emailFormat: 'Enter an email address like name@example.com',
};

/** Schema of a password reset request. The email address is trimmed. */
export function passwordResetSchema({
  messages: words,
}: Pick<SchemaOptions<never, PasswordResetMessages>, 'messages'> = {}) {
  const messages = { ...passwordResetMessages, ...words };
  return z.object({ email: requiredEmail(messages) });
}

/** Values that PasswordResetForm submits. */
export type PasswordResetValues = z.output<ReturnType<typeof passwordResetSchema>>;
