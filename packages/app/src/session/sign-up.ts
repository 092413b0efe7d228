import type { SignUpValues } from '@rapport/ui';
import { finishSignUp } from './account.ts';
import { isInUse, isNoMatch, isRefusal } from './codes.ts';
import { signUpProblem, UnfinishedError } from './messages.ts';
import type { ActionContext, SessionAction } from './store.ts';
import type { SessionUser, UserType } from './types.ts';

/**
 * Returns a password as the service stores it. Keyboards write `é` as one character or as two, and
 * a password must be the same on all of them.
 */
export const normalized = (password: string): string => password.normalize('NFC');

/**
 * Signs up in resumable steps: account, display name, profile record, verification email. It stores
 * the sign-up in this browser before the first step, so that the next page or sign-in can finish it
 * after any interruption. A repeat with the same email address and password takes only the
 * remaining steps.
 */
export const signUp = (values: SignUpValues<UserType>): SessionAction => ({
  run: (context) =>
    context.persisted.alone(async () => {
      const { email, fullName, userType } = values;
      const user = await openAccount(context, values);
      try {
        const wanted = { email, displayName: fullName, userType };
        context.dispatch({ type: 'signedIn', account: await finishSignUp(context, user, wanted) });
      } catch (cause) {
        context.dispatch({ type: 'signUpInterrupted', uid: user.uid });
        throw new UnfinishedError('The account was created, but it isn’t complete.', { cause });
      }
    }),
  problem: signUpProblem,
});

/** Creates the account and signs in, or signs in to the account of an earlier attempt. */
async function openAccount(
  { service, persisted, getState }: ActionContext,
  { fullName, email, password, userType }: SignUpValues<UserType>,
): Promise<SessionUser> {
  // Another tab may have finished the sign-up that failed on this page.
  const hasBegun = persisted.unfinishedSignUp(email) !== null || getState().held !== null;
  persisted.setUnfinishedSignUp({ email, displayName: fullName, userType });
  try {
    return await service.createAccount(email, normalized(password));
  } catch (error) {
    if (hasBegun && isInUse(error)) {
      return await service.signIn(email, normalized(password)).catch((reason: unknown) => {
        if (!isNoMatch(reason)) throw reason;
        // The account is someone else's.
        persisted.setUnfinishedSignUp(null);
        throw error;
      });
    }
    if (isRefusal(error)) persisted.setUnfinishedSignUp(null);
    throw error;
  }
}
