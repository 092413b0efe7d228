import * as z from 'zod/mini';

export interface CompleteProfileMessages {
  /** Error when no account type is chosen. @default 'Please select account type' */
  userTypeRequired: string;
}

export const completeProfileMessages: CompleteProfileMessages = {
  userTypeRequired: 'Please select account type',
};

/**
 * Schema of the values that complete a profile.
 *
 * @param userTypes The account types to choose from.
 */
export const completeProfileSchema = <UserType extends string>(
  userTypes: readonly UserType[],
  messages: CompleteProfileMessages = completeProfileMessages,
) =>
  z.object({
    userType: z.enum(userTypes as [UserType, ...UserType[]], messages.userTypeRequired),
  });

/** Values that CompleteProfileForm submits. */
export interface CompleteProfileValues<UserType extends string = string> {
  /** The `value` of the chosen account type. */
  userType: UserType;
}
