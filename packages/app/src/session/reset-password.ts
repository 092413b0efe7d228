import type { PasswordResetValues } from '@rapport/ui';
import { otherProblem } from './messages.ts';
import { tellsOfAccount } from './refusal.ts';
import type { SessionStore } from './store.ts';
import type { ActionResult } from './types.ts';

/**
 * Creates the action that emails a link to choose a new password. It succeeds whether or not there
 * is such an account, and never rejects.
 */
export const passwordReset =
  ({ perform }: SessionStore) =>
  ({ email }: PasswordResetValues): Promise<ActionResult> =>
    perform({
      name: 'resetPassword',
      async run({ backend }) {
        try {
          await backend.sendPasswordReset(email);
        } catch (error) {
          if (!tellsOfAccount(error)) throw error;
        }
      },
      problem: (error) => otherProblem('We couldn’t send the link.', error),
    });
