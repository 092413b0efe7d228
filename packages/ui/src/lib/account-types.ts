import type { ReactNode } from 'react';
import type { Accent } from './content.ts';

/** A type of account to choose from. */
export interface AccountType<UserType extends string = string> {
  /** The value passed to `onSubmit`. */
  value: UserType;
  /** Its label. */
  label: ReactNode;
  /** A line below the label. @default none */
  hint?: ReactNode;
  /** The audience; tints the choice. @default inherited */
  accent?: Accent;
}

/** The account types that forms offer by default. */
export const accountTypes: readonly AccountType<'influencer' | 'brand'>[] = [
  {
    value: 'influencer',
    label: "I'm an Influencer",
    hint: 'I create content.',
    accent: 'secondary',
  },
  { value: 'brand', label: "I'm a Brand", hint: 'I look for creators.', accent: 'tertiary' },
];
