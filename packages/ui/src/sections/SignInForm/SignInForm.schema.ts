import type * as z from 'zod/mini';
import {
  emailMessages,
  formSchema,
  requiredEmail,
  requiredPassword,
  type Texts,
} from '../../lib/form-schema.ts';

export const signInMessages = {
  ...emailMessages,
  /** Error for an empty password. */
  passwordRequired: 'Enter your password',
};

export interface SignInMessages extends Texts<typeof signInMessages> {}

/** The fields of a sign-in, in the order of the form. */
export type SignInField = 'email' | 'password';

/** Schema of a sign-in. The email address is trimmed; the password is kept as typed. */
export const signInSchema = formSchema(signInMessages, (messages: SignInMessages) => ({
  email: requiredEmail(messages),
  password: requiredPassword(messages.passwordRequired),
}));

/** Values that SignInForm submits. */
export type SignInValues = z.output<ReturnType<typeof signInSchema>>;
