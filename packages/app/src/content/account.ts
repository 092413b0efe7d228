import type { CompleteProfileFormContent, LinkContent, SignUpFormContent } from '@rapport/ui';
import type { UserType } from '../session/types.ts';
import { accountTypes } from './account-types.ts';

export const signUp: Partial<SignUpFormContent<UserType>> = {
  fullName: 'Full Name',
  confirmPassword: 'Confirm Password',
  userTypes: accountTypes,
  passwordHint: 'Use at least 6 characters.',
  submitLabel: 'Create Account',
  submitBusyLabel: 'Creating Account...',
};

/** Asked of an account whose profile was never saved. */
export const completeProfile: Partial<CompleteProfileFormContent<UserType>> = {
  text: 'Your account doesn’t have a profile yet. Tell us your name and pick an account type.',
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
  link: { label: 'Log in', href: '/login' } satisfies LinkContent,
};
