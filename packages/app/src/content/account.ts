import type {
  CompleteProfileFormContent,
  LinkContent,
  SignInFormContent,
  SignUpFormContent,
} from '@rapport/ui';
import type { UserType } from '../session/user-type.ts';
import { accountTypes } from './account-types.ts';

export const signIn: Partial<SignInFormContent> = {
  text: 'Good to have you back.',
};

/** Shown under the sign-in form. */
export const toRegister = {
  text: 'New to Rapport?',
  link: { label: 'Create an account', href: '/register' } satisfies LinkContent,
};

export const signUp: Partial<SignUpFormContent<UserType>> = {
  text: 'One account, whichever side you are on.',
  userTypes: accountTypes,
  passwordHint: 'At least 6 characters; we recommend 8 or more.',
};

/** Asked of an account whose profile was never saved. */
export const completeProfile: Partial<CompleteProfileFormContent<UserType>> = {
  text: 'Your account has no profile yet. Tell us your name and what kind of account this is.',
  userTypes: accountTypes,
};

/** Shown under the button that creates an account. */
export const agreement: (string | LinkContent)[] = [
  'By joining, you accept our ',
  { label: 'Terms', href: '/terms' },
  ' and ',
  { label: 'Privacy Policy', href: '/privacy' },
  '.',
];

/** Shown under the sign-up form. */
export const toLogin = {
  text: 'Already have an account?',
  link: { label: 'Sign in', href: '/login' } satisfies LinkContent,
};
