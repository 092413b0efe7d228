import type { Accent, AccountType } from '@rapport/ui';
import type { UserType } from '../session/user-type.ts';

/** The account types that sign-up offers. */
export const accountTypes: readonly AccountType<UserType>[] = [
  {
    value: 'influencer',
    label: "I'm an Influencer",
    hint: 'I create content.',
    accent: 'secondary',
  },
  { value: 'brand', label: "I'm a Brand", hint: 'I’m looking for creators.', accent: 'tertiary' },
];

/** The accent of an account type, as the forms show it. */
export const accentOf = (userType: UserType | null): Accent =>
  accountTypes.find(({ value }) => value === userType)?.accent ?? 'primary';
