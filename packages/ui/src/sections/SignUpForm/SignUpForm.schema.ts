import * as z from 'zod/mini';
import {
  emailMessages,
  fullNameMessages,
  isSamePassword,
  pick,
  requiredEmail,
  requiredFullName,
  requiredPassword,
  userTypeField,
  type EmailMessages,
  type FullNameMessages,
  type SchemaOptions,
} from '../../forms/form-schema.ts';
import type { UserTypeValue } from '../../lib/account-types.ts';

export interface SignUpMessages extends FullNameMessages, EmailMessages {
  /** Error for an empty password. @default 'Enter a password' */
  passwordRequired: string;
  /** Error when the password was not typed again. @default 'Enter the password again' */
  confirmPasswordRequired: string;
  /** Error when the two passwords differ. @default 'Passwords do not match' */
  passwordsDiffer: string;
  /** Error when no account type is chosen. @default 'Please select account type' */
  userTypeRequired: string;
}

export const signUpMessages: SignUpMessages = {
  ...fullNameMessages,
  ...emailMessages,
  passwordRequired: 'Enter a password',
  confirmPasswordRequired: 'Enter the password again',
  passwordsDiffer: 'Passwords do not match',
  userTypeRequired: 'Please select account type',
};

/** The fields of a sign-up, in the order of the form. */
export type SignUpField = 'fullName' | 'email' | 'password' | 'confirmPassword' | 'userType';

export interface SignUpSchemaOptions<
  UserType extends string,
  Name extends SignUpField,
> extends SchemaOptions<Name, SignUpMessages> {
  /** The values of the account types to choose from. @default none: there is no such field */
  userTypes?: readonly UserType[] | undefined;
}

/**
 * Schema of a sign-up. Name and email address are trimmed; passwords are kept as typed. Two
 * passwords are equal even if one keyboard writes `é` as one character and another as two. The
 * service decides how strong a password must be.
 */
export function signUpSchema<
  UserType extends string = never,
  Name extends SignUpField = SignUpField,
>({ userTypes, fields, messages: words }: SignUpSchemaOptions<UserType, Name> = {}) {
  const messages = { ...signUpMessages, ...words };
  const all = Object.assign(
    {
      fullName: requiredFullName(messages),
      email: requiredEmail(messages),
      password: requiredPassword(messages.passwordRequired),
      confirmPassword: requiredPassword(messages.confirmPasswordRequired),
    },
    userTypeField(userTypes, messages.userTypeRequired),
  );
  const shape = pick(all, fields);
  const isTypedTwice = 'password' in shape && 'confirmPassword' in shape;
  return z.object(shape).check(
    z.refine(
      (values) => {
        const { password, confirmPassword } = values as Partial<SignUpValues>;
        return !isTypedTwice || isSamePassword(password, confirmPassword);
      },
      {
        path: ['confirmPassword'],
        error: messages.passwordsDiffer,
        // Runs even if another field is invalid, so that all errors show at once. A server may
        // receive no value at all.
        when: ({ value }) => Boolean(value),
      },
    ),
  );
}

/** Values that SignUpForm submits. */
export type SignUpValues<UserType extends string = never> = {
  /** Trimmed. */
  fullName: string;
  /** Trimmed. */
  email: string;
  /** As typed, including spaces. */
  password: string;
  /** The same password again. */
  confirmPassword: string;
} & UserTypeValue<UserType>;
