import { ServiceError } from './backend.ts';
import { signUpProblem, UnfinishedSignUp } from './messages.ts';
import { ensureDisplayName, ensureProfile } from './profile.ts';
import type { SignUpAttempt } from './reducer.ts';
import type { ActionContext, SessionAction } from './store.ts';
import type { Account, SessionUser, SignUpValues } from './types.ts';

/**
 * Sign-up in resumable steps: account, display name, profile record, verification email. After any
 * failure, running it again with the same email address and password does only what is left.
 */
export const signUp = (values: SignUpValues): SessionAction => ({
  name: 'signUp',
  async run(context) {
    const { user, isNew } = await openAccount(context, values);
    const account = await fillAccount(context, values, user, isNew);
    const sent = await sendVerification(context, user);
    context.dispatch({
      type: 'signedIn',
      account: sent ? account : { ...account, verificationMailFailed: true },
    });
  },
  problem: signUpProblem,
});

/** Returns the unfinished attempt with the same email address and password. */
function earlierAttempt({ getState }: ActionContext, values: SignUpValues): SignUpAttempt | null {
  const { signUp: attempt } = getState();
  const { email, password } = values;
  return attempt?.email === email && attempt.password === password ? attempt : null;
}

/** Creates the account and signs in, or continues with the account of an earlier attempt. */
async function openAccount(
  context: ActionContext,
  values: SignUpValues,
): Promise<{ user: SessionUser; isNew: boolean }> {
  const { backend, notes, dispatch } = context;
  const { email, password } = values;
  const earlier = earlierAttempt(context, values);
  if (earlier?.user) return { user: earlier.user, isNew: false };
  try {
    const user = await backend.createAccount(email, password);
    notes.removeUserType(); // it belonged to someone else
    return { user, isNew: true };
  } catch (error) {
    if (earlier && codeOf(error) === 'auth/email-already-in-use') {
      const user = await backend.signIn(email, password).catch((reason: unknown) => {
        throw codeOf(reason) === 'auth/network-request-failed' ? reason : error;
      });
      return { user, isNew: false };
    }
    if (mayHaveBeenMade(error)) {
      dispatch({ type: 'signUpInterrupted', attempt: { email, password, user: null } });
    }
    throw error;
  }
}

/**
 * Sets the display name and writes the profile record.
 * @throws UnfinishedSignUp when either fails; notes what is left for the next sign-in.
 */
async function fillAccount(
  context: ActionContext,
  { fullName, email, password, userType }: SignUpValues,
  opened: SessionUser,
  isNew: boolean,
): Promise<Account> {
  let user = opened;
  try {
    user = await ensureDisplayName(context, user, fullName);
    // On a second attempt the record may exist: a write can succeed even if its response is lost.
    return await ensureProfile(context, user, userType, isNew);
  } catch (cause) {
    const { notes, dispatch } = context;
    dispatch({ type: 'signUpInterrupted', attempt: { email, password, user } });
    notes.setUserType(userType);
    notes.setSignUp({ uid: user.uid, displayName: fullName, userType });
    throw new UnfinishedSignUp('The account was created, but it is not complete.', { cause });
  }
}

/** Sends the verification email. Returns false on failure, because it can be sent again. */
async function sendVerification(
  { backend }: ActionContext,
  { uid }: SessionUser,
): Promise<boolean> {
  try {
    await backend.sendVerification(uid);
    return true;
  } catch (error) {
    console.warn('The verification email could not be sent.', error);
    return false;
  }
}

const codeOf = (error: unknown) => (error instanceof ServiceError ? error.code : null);

/** Codes that say nothing about the account: perhaps only the response was lost. */
const ANSWER_LOST = new Set(['auth/network-request-failed', 'auth/timeout', 'auth/internal-error']);

/** Whether the account may exist even though creating it failed. */
const mayHaveBeenMade = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === null || ANSWER_LOST.has(code);
};
