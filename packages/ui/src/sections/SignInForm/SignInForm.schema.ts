import * as z from 'zod/mini';
import { requiredEmail, requiredPassword } from '../../forms/form-schema.ts';

export interface SignInMessages {
  /** Error for an empty email address. @default 'Enter your email address' */
  emailRequired: string;
  /**
   * Error for text that is not an email address.
   * @default 'Enter an email address like name@example.com'
   */
  emailFormat: string;
  /** Error for an empty password. @default 'Enter your password' */
  passwordRequired: string;
}

export const signInMessages: SignInMessages = {
  emailRequired: 'Enter your email address',
  emailFormat: 'Enter an email address like name@example.com',
  passwordRequired: 'Enter your password',
};

/** Schema of a sign-in. The email address is trimmed; the password is kept as typed. */
export const signInSchema = (messages: SignInMessages = signInMessages) =>
  z.object({
    email: requiredEmail(messages),
    password: requiredPassword(messages.passwordRequired),
  });

/** Values that SignInForm submits. */
export type SignInValues = z.output<ReturnType<typeof signInSchema>>;
