import * as z from 'zod/mini';
import {
  emailMessages,
  pick,
  requiredEmail,
  requiredPassword,
  type EmailMessages,
  type SchemaOptions,
} from '../../forms/form-schema.ts';

export interface SignInMessages extends EmailMessages {
  /** Error for an empty password. @default 'Enter your password' */
  passwordRequired: string;
}

export const signInMessages: SignInMessages = {
  ...emailMessages,
  passwordRequired: 'Enter your password',
};

/** The fields of a sign-in, in the order of the form. */
export type SignInField = 'email' | 'password';

/** Schema of a sign-in. The email address is trimmed; the password is kept as typed. */
export function signInSchema<Name extends SignInField = SignInField>({
  fields,
  messages: words,
}: SchemaOptions<Name, SignInMessages> = {}) {
  const messages = { ...signInMessages, ...words };
  const all = {
    email: requiredEmail(messages),
    password: requiredPassword(messages.passwordRequired),
  };
  return z.object(pick(all, fields));
}

/** Values that SignInForm submits. */
export type SignInValues = z.output<ReturnType<typeof signInSchema<SignInField>>>;
