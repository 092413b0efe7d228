import type { LinkContent } from '@rapport/ui';
import type { SessionEnd } from '../session/types.ts';

/** Shown above the sign-in form when a session has ended, except by logging out. */
export const ended: Record<SessionEnd, string> = {
  revoked:
    'You were logged out because your session was ended on another device or by our service. Please log in again.',
  deleted: 'Your account and your profile have been deleted.',
};

/** Leads to the form for a new password. */
export const forgotPassword = 'Forgot password?';

/** Shown under the sign-in form. */
export const toRegister = {
  text: 'New to Rapport?',
  link: { label: 'Sign up', href: '/register' } satisfies LinkContent,
};
