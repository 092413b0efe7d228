import type { SessionEnd } from '../session/types.ts';

/** Shown above the sign-in form when a session has ended, except by logging out. */
export const ended: Record<SessionEnd, string> = {
  idle: 'You were logged out because this browser was not in use for a while. Please sign in again.',
  expired: 'You were logged out because your session reached its time limit. Please sign in again.',
  revoked:
    'You were logged out because your session was ended on another device or by the service. Please sign in again.',
  deleted: 'Your account and your profile have been deleted.',
};
