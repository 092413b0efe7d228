import type { LinkContent, SignInFormContent, SignUpFormContent } from '@rapport/ui';
import type { UserType } from '../session/user-type.ts';

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
  passwordHint: 'At least 6 characters.',
};

/** Shown under the sign-up form. */
export const toLogin = {
  text: 'Already have an account?',
  link: { label: 'Sign in', href: '/login' } satisfies LinkContent,
};
