import * as z from 'zod/mini';
import {
  fullNameMessages,
  requiredFullName,
  type FullNameMessages,
} from '../../forms/form-schema.ts';

export interface CompleteProfileMessages extends FullNameMessages {
  /** Error when no account type is chosen. @default 'Please select account type' */
  userTypeRequired: string;
}

export const completeProfileMessages: CompleteProfileMessages = {
  ...fullNameMessages,
  userTypeRequired: 'Please select account type',
};

/**
 * Schema of the values that complete a profile. The name is trimmed.
 *
 * @param userTypes The account types to choose from.
 */
export const completeProfileSchema = <UserType extends string>(
  userTypes: readonly UserType[],
  messages: CompleteProfileMessages = completeProfileMessages,
) =>
  z.object({
    fullName: requiredFullName(messages),
    userType: z.enum(userTypes as [UserType, ...UserType[]], messages.userTypeRequired),
  });

/** Values that CompleteProfileForm submits. */
export interface CompleteProfileValues<UserType extends string = string> {
  /** Trimmed. */
  fullName: string;
  /** The `value` of the chosen account type. */
  userType: UserType;
}
