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
  /** Accent of the choice. @default inherited */
  accent?: Accent | undefined;
}

/** `userType` if account types are given, otherwise nothing. */
export type UserTypeValue<UserType extends string> = [UserType] extends [never]
  ? object
  : {
      /** The `value` of the chosen account type. */
      userType: UserType;
    };
