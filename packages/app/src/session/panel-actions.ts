import type { ChangeNameValues, DeleteAccountValues } from '@rapport/ui';
import { forSignedIn } from './for-signed-in.ts';
import { otherProblem } from './messages.ts';
import { tryPassword } from './password.ts';
import { isNoMatch } from './refusal.ts';
import { unfinishedSignUps } from './unfinished-sign-ups.ts';
import type { SessionAction, SessionStore } from './store.ts';
import type { Profile, SessionUser } from './types.ts';

/** What the service stores about an account: the account itself and its profile record. */
export interface AccountExport {
  account: SessionUser;
  profile: Profile | null;
}

/** Creates the actions of the account panel. Actions never reject. */
export const panelActions = ({ perform }: SessionStore) => ({
  changeName: ({ fullName }: ChangeNameValues) => perform(changeName(fullName)),
  /** Passes all stored data of the account to `save`. */
  exportAccount: (save: (data: AccountExport) => void) => perform(exportAccount(save)),
  /** Deletes the profile record and the account. */
  deleteAccount: ({ password }: DeleteAccountValues) => perform(deleteAccount(password)),
});

export type PanelActions = ReturnType<typeof panelActions>;

/** Changes the record, whose rules are stricter, then the account. Safe to repeat. */
const changeName = (fullName: string): SessionAction => ({
  name: 'changeName',
  run: forSignedIn(async ({ backend, dispatch }, session) => {
    const { uid } = session.user;
    await backend.renameProfile(uid, fullName);
    const user = await backend.setDisplayName(uid, fullName);
    dispatch({ type: 'profileCompleted', account: { ...session, user } });
  }),
  problem: (error) => otherProblem('We couldn’t change your name.', error),
});

const exportAccount = (save: (data: AccountExport) => void): SessionAction => ({
  name: 'exportAccount',
  run: forSignedIn(async ({ backend }, { user }) => {
    save({ account: user, profile: await backend.readProfile(user.uid) });
  }),
  problem: (error) => otherProblem('We couldn’t get your data.', error),
});

/**
 * Deletes the record, then the account, because only the account may delete the record. After a
 * failure in between, the account has no record: its owner can complete the profile or delete
 * again.
 */
function deleteAccount(password: string): SessionAction {
  let message = 'We couldn’t delete your account.';
  return {
    name: 'deleteAccount',
    run: forSignedIn(async ({ backend, persisted, dispatch }, session) => {
      const { uid, email } = session.user;
      try {
        await tryPassword(password, (tried) => backend.confirmPassword(uid, tried));
      } catch (error) {
        // The response to an earlier attempt may have been lost. If so, this ends the session.
        if (isNoMatch(error)) await backend.checkSession().catch(() => {});
        throw error;
      }
      // This browser must not write the record again.
      unfinishedSignUps(persisted).remove(email);
      await backend.deleteProfile(uid);
      dispatch({ type: 'profileCompleted', account: { ...session, profile: 'missing' } });
      message = 'Your profile was deleted, but your account wasn’t. Please try again.';
      // Stays if the call fails, because the account may be deleted anyway.
      persisted.setEnd('deleted');
      await backend.deleteAccount(uid);
      dispatch({ type: 'signedOut', end: 'deleted' });
    }),
    problem: (error) =>
      isNoMatch(error)
        ? { status: 'error', message: 'That password doesn’t match this account.' }
        : otherProblem(message, error),
  };
}
