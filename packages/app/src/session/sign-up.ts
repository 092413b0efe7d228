import type { SignUpValues } from '@rapport/ui';
import { signUpProblem, UnfinishedSignUp } from './messages.ts';
import { normalized, tryPassword } from './password.ts';
import { finishSignUp } from './profile.ts';
import { isInUse, isNoMatch, isRefusal } from './refusal.ts';
import { unfinishedSignUps } from './unfinished-sign-ups.ts';
import type { ActionContext, SessionAction } from './store.ts';
import type { Account, SessionUser } from './types.ts';
import type { UserType } from './user-type.ts';

/**
 * Signs up in resumable steps: account, display name, profile record, verification email. It stores
 * the sign-up in this browser before the first step, so that the next page or sign-in can finish it
 * after any interruption. A repeat with the same email address and password takes only the
 * remaining steps.
 */
export const signUp = (values: SignUpValues<UserType>): SessionAction => ({
  name: 'signUp',
  run: (context) =>
    unfinishedSignUps(context.persisted).alone(values.email, async () => {
      const { user, isNew } = await openAccount(context, values);
      const account = await fillAccount(context, values, user, isNew);
      context.persisted.removeEnd();
      context.dispatch({ type: 'signedIn', account });
    }),
  problem: signUpProblem,
});

/** Creates the account and signs in, or continues with the account of an earlier attempt. */
async function openAccount(
  context: ActionContext,
  { fullName, email, password, userType }: SignUpValues<UserType>,
): Promise<{ user: SessionUser; isNew: boolean }> {
  const { backend, persisted, getState } = context;
  const signUps = unfinishedSignUps(persisted);
  const begun = signUps.find(email);
  signUps.set({ email, displayName: fullName, userType });
  const { signUp: attempt } = getState();
  if (attempt?.email === email && normalized(attempt.password) === normalized(password)) {
    return { user: attempt.user, isNew: false };
  }
  try {
    const user = await backend.createAccount(email, normalized(password));
    persisted.removeUserType(); // it belonged to someone else
    return { user, isNew: true };
  } catch (error) {
    if (begun && isInUse(error)) {
      return { user: await reopenAccount(context, email, password, error), isNew: false };
    }
    if (isRefusal(error)) signUps.remove(email);
    throw error;
  }
}

/**
 * Signs in to an account that an earlier attempt in this browser may have created.
 * @throws `inUse` when the password shows that the account is someone else's.
 */
async function reopenAccount(
  { backend, persisted }: ActionContext,
  email: string,
  password: string,
  inUse: unknown,
): Promise<SessionUser> {
  try {
    return await tryPassword(password, (tried) => backend.signIn(email, tried));
  } catch (error) {
    if (!isNoMatch(error)) throw error;
    unfinishedSignUps(persisted).remove(email);
    throw inUse;
  }
}

/**
 * Sets the display name, writes the profile record and sends the verification mail.
 * @throws UnfinishedSignUp when the name or the record fails.
 */
async function fillAccount(
  context: ActionContext,
  { fullName, email, password, userType }: SignUpValues<UserType>,
  user: SessionUser,
  isNew: boolean,
): Promise<Account> {
  try {
    const wanted = { displayName: fullName, userType };
    return await finishSignUp(context, user, wanted, isNew ? null : undefined);
  } catch (cause) {
    context.dispatch({ type: 'signUpInterrupted', attempt: { email, password, user } });
    throw new UnfinishedSignUp('The account was created, but it isn’t complete.', { cause });
  }
}
