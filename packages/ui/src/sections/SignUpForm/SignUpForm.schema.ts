import * as z from 'zod/mini';
import {
  always,
  emailMessages,
  fullNameMessages,
  isSamePassword,
  pick,
  requiredEmail,
  requiredText,
  requiredPassword,
  userTypeField,
  schemaFor,
  type Named,
  type SchemaOptions,
  type Texts,
} from '../../lib/form-schema.ts';
import type { UserTypeValue } from '../../lib/account-types.ts';

export const signUpMessages = {
  ...fullNameMessages,
  ...emailMessages,
  /** Error for an empty password. */
  passwordRequired: 'Enter a password',
  /** Error when the password was not typed again. */
  confirmPasswordRequired: 'Enter the password again',
  /** Error when the two passwords differ. */
  passwordsDiffer: 'Passwords do not match',
  /** Error when no account type is chosen. */
  userTypeRequired: 'Please select account type',
};

export interface SignUpMessages extends Texts<typeof signUpMessages> {}

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
      fullName: requiredText(messages.fullNameRequired),
      email: requiredEmail(messages),
      password: requiredPassword(messages.passwordRequired),
      confirmPassword: requiredPassword(messages.confirmPasswordRequired),
    },
    userTypeField(userTypes, messages.userTypeRequired),
  );
  const shape = pick(all, fields);
  const isTypedTwice = 'password' in shape && 'confirmPassword' in shape;
  const schema = z.object(shape).check(
    z.refine(
      (values) => {
        const { password, confirmPassword } = values as Partial<SignUpValues>;
        return !isTypedTwice || isSamePassword(password, confirmPassword);
      },
      {
        path: ['confirmPassword'],
        error: messages.passwordsDiffer,
        ...always,
      },
    ),
  );
  return schemaFor<Named<SignUpValues<UserType>, Name>>(schema);
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
