import { otherProblem, signInProblem } from './messages.ts';
import { ensureProfile, readOrFinishProfile } from './profile.ts';
import { signUp } from './sign-up.ts';
import type { ActionContext, SessionAction, SessionStore } from './store.ts';
import type { ActionResult, SessionUser, SignInValues, SignUpValues } from './types.ts';
import type { UserType } from './user-type.ts';

/** What a visitor can do with an account. None of these rejects, once downloaded. */
export interface AccountActions {
  signUp: (values: SignUpValues) => Promise<ActionResult>;
  signIn: (values: SignInValues) => Promise<ActionResult>;
  /** Mails the verification link once more. */
  resendVerification: () => Promise<ActionResult>;
  /** Writes the profile record of an account that has none. */
  completeProfile: (values: { userType: UserType }) => Promise<ActionResult>;
  /** Downloads what signing in or up will need; for the first sign of interest in a form. */
  warmUp: () => void;
}

/** The actions of the forms, run by a store. */
export const accountActions = ({ perform, warmUp }: SessionStore): AccountActions => ({
  signUp: (values) => perform(signUp(values)),
  signIn: (values) => perform(signIn(values)),
  resendVerification: () => perform(resendVerification),
  completeProfile: ({ userType }) => perform(completeProfile(userType)),
  warmUp,
});

const signIn = ({ email, password }: SignInValues): SessionAction => ({
  name: 'signIn',
  async run(context) {
    const user = await context.backend.signIn(email, password);
    context.dispatch({ type: 'signedIn', account: await readOrFinishProfile(context, user) });
  },
  problem: signInProblem,
});

const resendVerification: SessionAction = {
  name: 'resendVerification',
  run: forSignedIn(async ({ backend, dispatch }, { uid }) => {
    await backend.sendVerification(uid);
    dispatch({ type: 'verificationMailSent' });
  }),
  problem: (error) => otherProblem('We could not send the message.', error),
};

const completeProfile = (userType: UserType): SessionAction => ({
  name: 'completeProfile',
  run: forSignedIn(async (context, user) => {
    const account = await ensureProfile(context, user, userType);
    context.dispatch({ type: 'profileCompleted', account });
  }),
  problem: (error) => otherProblem('We could not save your profile.', error),
});

/** Does something for the account that is signed in, and nothing where there is none any more. */
function forSignedIn(
  run: (context: ActionContext, user: SessionUser) => Promise<void>,
): SessionAction['run'] {
  return async (context) => {
    const { session } = context.getState();
    if (session.status === 'signedIn') await run(context, session.user);
  };
}
