import type {
  ChangeNameValues,
  CompleteProfileValues,
  DeleteAccountValues,
  PasswordResetValues,
  SignInValues,
  SignUpValues,
} from '@rapport/ui';
import { finishSignUp, readAccount } from './account.ts';
import { codeOf, isNoMatch } from './codes.ts';
import { otherProblem, signInProblem } from './messages.ts';
import { normalized, signUp } from './sign-up.ts';
import type { ActionContext, SessionAction, SessionStore } from './store.ts';
import {
  RESEND_AFTER,
  type Profile,
  type SessionUser,
  type SignedInSession,
  type UserType,
} from './types.ts';

/** What the service stores about an account: the account itself and its profile record. */
export interface AccountExport {
  account: SessionUser;
  profile: Profile | null;
}

export type AccountActions = ReturnType<typeof accountActions>;

/** Creates what visitors can do with an account. Actions never reject. */
export const accountActions = ({ perform }: Pick<SessionStore, 'perform'>) => ({
  signUp: (values: SignUpValues<UserType>) => perform(signUp(values)),
  signIn: (values: SignInValues) => perform(signIn(values)),
  /** Emails a link to choose a new password. Succeeds whether or not there is an account. */
  resetPassword: ({ email }: PasswordResetValues) => perform(resetPassword(email)),
  /** Finishes the sign-up of the signed-in account, whose record is missing. */
  completeProfile: (values: CompleteProfileValues<UserType>) => perform(completeProfile(values)),
  /** Reads the profile record of the signed-in account again. */
  readAgain: () => perform(readAgain),
  /** Sends the verification email again, at most once a minute. */
  resendVerification: () => perform(resendVerification),
  changeName: ({ fullName }: ChangeNameValues) => perform(changeName(fullName)),
  /** Passes all stored data of the account to `save`. */
  exportAccount: (save: (data: AccountExport) => void) => perform(exportAccount(save)),
  /** Deletes the profile record and the account. */
  deleteAccount: ({ password }: DeleteAccountValues) => perform(deleteAccount(password)),
});

const signIn = ({ email, password }: SignInValues): SessionAction => ({
  async run(context) {
    const user = await context.service.signIn(email, normalized(password));
    context.dispatch({ type: 'signedIn', account: await readAccount(context, user) });
  },
  problem: signInProblem,
});

const resetPassword = (email: string): SessionAction => ({
  async run({ service }) {
    try {
      await service.sendPasswordReset(email);
    } catch (error) {
      // A stranger must not learn whether there is an account, and whether it is switched off.
      if (!['auth/user-disabled', 'auth/user-not-found'].includes(codeOf(error))) throw error;
    }
  },
  problem: (error) => otherProblem('We couldn’t send the link.', error),
});

/** Runs an action for the signed-in account; does nothing if nobody is signed in. */
const forSignedIn =
  (run: (context: ActionContext, session: SignedInSession) => Promise<void>) =>
  async (context: ActionContext): Promise<void> => {
    const { session } = context.getState();
    if (session.status === 'signedIn') await run(context, session);
  };

const completeProfile = ({
  fullName,
  userType,
}: CompleteProfileValues<UserType>): SessionAction => ({
  run: forSignedIn((context, { user }) =>
    context.persisted.alone(async () => {
      const signUpOf = { email: user.email, displayName: fullName, userType };
      const account = await finishSignUp(context, user, signUpOf);
      context.dispatch({ type: 'signedIn', account });
    }),
  ),
  problem: (error) => otherProblem('We couldn’t save your profile.', error),
});

const readAgain: SessionAction = {
  run: forSignedIn(async (context, { user }) => {
    const account = await readAccount(context, user);
    context.dispatch({ type: 'signedIn', account });
    if (account.profile === 'unread') throw new Error('It is still unread.');
  }),
  problem: () => ({
    status: 'error',
    message: 'We still couldn’t load your profile. Please try again in a few minutes.',
  }),
};

const resendVerification: SessionAction = {
  run: forSignedIn(async ({ service, persisted, dispatch }, { linkSentAt = 0 }) => {
    if (Date.now() - linkSentAt < RESEND_AFTER) return;
    await service.sendVerification();
    persisted.setUnfinishedSignUp(null);
    dispatch({ type: 'mailSent', at: Date.now() });
  }),
  problem: (error) => otherProblem('We couldn’t send the email.', error),
};

/** Changes the record, whose rules are stricter, then the account. Safe to repeat. */
const changeName = (fullName: string): SessionAction => ({
  run: forSignedIn(async ({ service, dispatch }, session) => {
    await service.renameProfile(session.user.uid, fullName);
    const user = await service.setDisplayName(fullName);
    dispatch({ type: 'signedIn', account: { ...session, user } });
  }),
  problem: (error) => otherProblem('We couldn’t change your name.', error),
});

const exportAccount = (save: (data: AccountExport) => void): SessionAction => ({
  run: forSignedIn(async ({ service }, { user }) => {
    save({ account: user, profile: await service.readProfile(user.uid) });
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
    run: forSignedIn(async ({ service, persisted, dispatch }, session) => {
      await service.confirmPassword(normalized(password));
      persisted.setUnfinishedSignUp(null); // this browser must not write the record again
      await service.deleteProfile(session.user.uid);
      dispatch({ type: 'signedIn', account: { ...session, profile: 'missing' } });
      message = 'Your profile was deleted, but your account wasn’t. Please try again.';
      // Stays if the call fails, because the account may be deleted anyway.
      persisted.setEnd('deleted');
      await service.deleteAccount();
      dispatch({ type: 'signedOut', end: 'deleted' });
    }),
    problem: (error) =>
      isNoMatch(error)
        ? { status: 'error', message: 'That password doesn’t match this account.' }
        : otherProblem(message, error),
  };
}
