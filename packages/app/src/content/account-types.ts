import type { AccountType } from '@rapport/ui';
import { userTypes, type UserType } from '../session/user-type.ts';

/** The words and the accent of each kind of account. */
export const accountTypes: Record<UserType, Omit<AccountType<UserType>, 'value'>> = {
  influencer: { label: "I'm an Influencer", hint: 'I create content.', accent: 'creator' },
  brand: { label: "I'm a Brand", hint: 'I look for creators.', accent: 'brand' },
};

/** The same as the choices of a form. */
export const accountChoices: readonly AccountType<UserType>[] = userTypes.map((value) => ({
  value,
  ...accountTypes[value],
}));
