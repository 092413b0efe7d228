import * as z from 'zod/mini';

export interface CompleteProfileMessages {
  /** Said when no account type is chosen. @default 'Please select account type' */
  userTypeRequired: string;
}

export const completeProfileMessages: CompleteProfileMessages = {
  userTypeRequired: 'Please select account type',
};

/**
 * What completes a profile.
 *
 * @param userTypes The account types one can choose.
 */
export const completeProfileSchema = <UserType extends string>(
  userTypes: readonly UserType[],
  messages: CompleteProfileMessages = completeProfileMessages,
) =>
  z.object({
    userType: z.enum(userTypes as [UserType, ...UserType[]], messages.userTypeRequired),
  });

/** What CompleteProfileForm sends. */
export interface CompleteProfileValues<UserType extends string = string> {
  /** The `value` of the chosen account type. */
  userType: UserType;
}
