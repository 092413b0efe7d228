import * as z from 'zod/mini';
import {
  fullNameMessages,
  requiredEmail,
  requiredFullName,
  requiredPassword,
  type FullNameMessages,
} from '../../forms/form-schema.ts';

export interface SignUpMessages extends FullNameMessages {
  /** Error for an empty email address. @default 'Enter your email address' */
  emailRequired: string;
  /**
   * Error for text that is not an email address.
   * @default 'Enter an email address like name@example.com'
   */
  emailFormat: string;
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
  emailRequired: 'Enter your email address',
  emailFormat: 'Enter an email address like name@example.com',
  passwordRequired: 'Enter a password',
  confirmPasswordRequired: 'Enter the password again',
  passwordsDiffer: 'Passwords do not match',
  userTypeRequired: 'Please select account type',
};

/**
 * Schema of a sign-up. Name and email address are trimmed; passwords are kept as typed. The
 * service decides how strong a password must be.
 *
 * @param userTypes The account types to choose from.
 */
export const signUpSchema = <UserType extends string>(
  userTypes: readonly UserType[],
  messages: SignUpMessages = signUpMessages,
) =>
  z
    .object({
      fullName: requiredFullName(messages),
      email: requiredEmail(messages),
      password: requiredPassword(messages.passwordRequired),
      confirmPassword: requiredPassword(messages.confirmPasswordRequired),
      userType: z.enum(userTypes as [UserType, ...UserType[]], messages.userTypeRequired),
    })
    .check(
      z.refine(({ password, confirmPassword }) => password === confirmPassword, {
        path: ['confirmPassword'],
        error: messages.passwordsDiffer,
        // Runs even if another field is invalid, so that all errors show at once. A server may
        // receive no value at all.
        when: ({ value }) => Boolean(value),
      }),
    );

/** Values that SignUpForm submits. */
export interface SignUpValues<UserType extends string = string> {
  /** Trimmed. */
  fullName: string;
  /** Trimmed. */
  email: string;
  /** As typed, including spaces. */
  password: string;
  /** The same password again. */
  confirmPassword: string;
  /** The `value` of the chosen account type. */
  userType: UserType;
}
