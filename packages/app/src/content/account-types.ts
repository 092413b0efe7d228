import type { AccountType } from '@rapport/ui';
import { userTypes, type UserType } from '../session/user-type.ts';

/** The text and the accent of each account type. */
export const accountTypes: Record<UserType, Omit<AccountType<UserType>, 'value'>> = {
  influencer: { label: "I'm an Influencer", hint: 'I create content.', accent: 'creator' },
  brand: { label: "I'm a Brand", hint: 'I look for creators.', accent: 'brand' },
};

/** The account types as choices in a form. */
export const accountChoices: readonly AccountType<UserType>[] = userTypes.map((value) => ({
  value,
  ...accountTypes[value],
}));
