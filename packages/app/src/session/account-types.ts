import type { AccountType } from '@rapport/ui';

/** The kinds of account. The forms offer them in this order; `firestore.rules` accepts no others. */
export const accountTypes = [
  { value: 'influencer', label: "I'm an Influencer", hint: 'I create content.', accent: 'creator' },
  { value: 'brand', label: "I'm a Brand", hint: 'I look for creators.', accent: 'brand' },
] as const satisfies readonly AccountType[];

/** Whom an account belongs to. Chosen at sign-up and never changed. */
export type UserType = (typeof accountTypes)[number]['value'];

/** Whether a value is a user type. */
export const isUserType = (value: unknown): value is UserType =>
  accountTypes.some((type) => type.value === value);
