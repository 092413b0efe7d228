import type { ReactNode } from 'react';
import type { Accent } from './content.ts';

/** A kind of account that one can choose. */
export interface AccountType<UserType extends string = string> {
  /** What `onSubmit` gets. */
  value: UserType;
  /** Its words. */
  label: ReactNode;
  /** A line under them. @default none */
  hint?: ReactNode;
  /** Whom it is for; tints the choice. @default that of the surroundings */
  accent?: Accent;
}

/** Those that the forms offer unless told otherwise. */
export const accountTypes: readonly AccountType<'influencer' | 'brand'>[] = [
  { value: 'influencer', label: "I'm an Influencer", hint: 'I create content.', accent: 'creator' },
  { value: 'brand', label: "I'm a Brand", hint: 'I look for creators.', accent: 'brand' },
];
