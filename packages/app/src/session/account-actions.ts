import { otherProblem, signInProblem } from './messages.ts';
import { ensureProfile, readOrFinishProfile } from './profile.ts';
import { signUp } from './sign-up.ts';
import type { ActionContext, SessionAction, SessionStore } from './store.ts';
import type { ActionResult, SessionUser, SignInValues, SignUpValues } from './types.ts';
import type { UserType } from './user-type.ts';

/** What a visitor can do with an account. Once downloaded, these never reject. */
export interface AccountActions {
  signUp: (values: SignUpValues) => Promise<ActionResult>;
  signIn: (values: SignInValues) => Promise<ActionResult>;
  /** Sends the verification email again. */
  resendVerification: () => Promise<ActionResult>;
  /** Writes the missing profile record of the signed-in account. */
  completeProfile: (values: { userType: UserType }) => Promise<ActionResult>;
  /**
   * Preloads what signing in or up needs. Call it when a visitor first shows interest in a form.
   */
  warmUp: () => void;
}

/** Creates the forms' actions for a store. */
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

/** Runs an action for the signed-in account; does nothing if the visitor has signed out. */
function forSignedIn(
  run: (context: ActionContext, user: SessionUser) => Promise<void>,
): SessionAction['run'] {
  return async (context) => {
    const { session } = context.getState();
    if (session.status === 'signedIn') await run(context, session.user);
  };
}
