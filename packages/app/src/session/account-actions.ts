import type { CompleteProfileValues, SignInValues, SignUpValues } from '@rapport/ui';
import { ServiceError } from './backend.ts';
import { linkSentAt, setLinkSent } from './link-sent.ts';
import { otherProblem, signInProblem } from './messages.ts';
import { tryPassword } from './password.ts';
import { finishSignUp, readAccount } from './profile.ts';
import { unfinishedSignUps } from './unfinished-sign-ups.ts';
import { signUp } from './sign-up.ts';
import { forSignedIn } from './for-signed-in.ts';
import type { SessionAction, SessionStore } from './store.ts';
import type { UserType } from './user-type.ts';

/** Creates the actions of a visitor with an account. Once downloaded, actions never reject. */
export const accountActions = ({ perform }: SessionStore) => ({
  signUp: (values: SignUpValues<UserType>) => perform(signUp(values)),
  signIn: (values: SignInValues) => perform(signIn(values)),
  /** Finishes the sign-up of the signed-in account, whose record is missing. */
  completeProfile: (values: CompleteProfileValues<UserType>) => perform(completeProfile(values)),
  /** Reads the profile record of the signed-in account again. */
  readAgain: () => perform(readAgain),
  /** Sends the verification email again, at most once a minute. */
  resendVerification: () => perform(resendVerification),
});

const signIn = ({ email, password }: SignInValues): SessionAction => ({
  name: 'signIn',
  async run(context) {
    const { backend } = context;
    const user = await tryPassword(password, (tried) => backend.signIn(email, tried));
    context.persisted.removeEnd();
    context.dispatch({ type: 'signedIn', account: await readAccount(context, user) });
  },
  problem: signInProblem,
});

const resendVerification: SessionAction = {
  name: 'resendVerification',
  run: forSignedIn(async ({ backend, persisted, dispatch }, { user: { uid, email } }) => {
    let at = linkSentAt(persisted, uid); // perhaps by another tab
    if (at === undefined) {
      await backend.sendVerification(uid);
      at = setLinkSent(persisted, uid);
    }
    unfinishedSignUps(persisted).remove(email);
    dispatch({ type: 'verificationMailSent', at });
  }),
  problem: (error) => otherProblem('We couldn’t send the email.', error),
};

const completeProfile = ({
  fullName,
  userType,
}: CompleteProfileValues<UserType>): SessionAction => ({
  name: 'completeProfile',
  run: forSignedIn((context, { user }) =>
    unfinishedSignUps(context.persisted).alone(user.email, async () => {
      const account = await finishSignUp(context, user, { displayName: fullName, userType });
      context.dispatch({ type: 'profileCompleted', account });
    }),
  ),
  problem: (error) => otherProblem('We couldn’t save your profile.', error),
});

const readAgain: SessionAction = {
  name: 'readAgain',
  run: forSignedIn(async (context, { user }) => {
    const account = await readAccount(context, user);
    context.dispatch({ type: 'profileCompleted', account });
    if (account.profile === 'unread') throw new ServiceError('unknown', '');
  }),
  problem: (error) => otherProblem('We still couldn’t load your profile.', error),
};
