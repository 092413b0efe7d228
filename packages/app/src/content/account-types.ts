import { accountTypes, type Accent } from '@rapport/ui';
import type { UserType } from '../session/user-type.ts';

/** The accent of an account type, as the forms show it. */
export const accentOf = (userType: UserType | null): Accent =>
  accountTypes.find(({ value }) => value === userType)?.accent ?? 'primary';
