import type { Accent, AccountType } from '@rapport/ui';
import type { UserType } from '../session/types.ts';

/** The account types that sign-up offers. */
export const accountTypes: readonly AccountType<UserType>[] = [
  {
    value: 'influencer',
    label: "I'm an Influencer",
    hint: 'I create content.',
    accent: 'secondary',
  },
  { value: 'brand', label: "I'm a Brand", hint: 'I hire creators.', accent: 'tertiary' },
];

/** The parameter of an address that chooses the account type: `/register?type=brand`. */
export const TYPE = 'type';

/** The address of the sign-up page with this account type chosen. */
export const registerAs = (userType: UserType): string => `/register?${TYPE}=${userType}`;

/** The accent of an account type, as the forms show it. */
export const accentOf = (userType: UserType | null): Accent =>
  accountTypes.find(({ value }) => value === userType)?.accent ?? 'primary';
