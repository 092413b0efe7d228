import { otherProblem, signInProblem, signUpProblem } from './messages.ts';
import { newProfile } from './profile.ts';
import { createSignUp } from './sign-up.ts';
import { signedIn, type SessionStore } from './store.ts';
import type {
  ActionResult,
  SignedInSession,
  SignInValues,
  SignUpValues,
  UserType,
} from './types.ts';

/** What a visitor can do with an account. None rejects; one that is under way is not started again. */
export interface AccountActions {
  signUp: (values: SignUpValues) => Promise<ActionResult>;
  signIn: (values: SignInValues) => Promise<ActionResult>;
  /** Mails the verification link once more. */
  resendVerification: () => Promise<ActionResult>;
  /** Writes the profile record of an account that has none. */
  completeProfile: (values: { userType: UserType }) => Promise<ActionResult>;
  /** Fetches what signing in or up will need; for the first sign of interest in a form. */
  warmUp: () => void;
}

const made = new WeakMap<SessionStore, AccountActions>();

/** The actions of a store: the same ones each time, as an unfinished sign-up outlives its page. */
export function accountActions(store: SessionStore): AccountActions {
  const actions = made.get(store) ?? create(store);
  made.set(store, actions);
  return actions;
}

const SUCCESS: ActionResult = { status: 'success' };

function create({ core, getSnapshot }: SessionStore): AccountActions {
  const { backend, localUserType, exclusive, settle, set, readProfile } = core;
  const signUps = createSignUp(backend, localUserType);
  core.holdBack(signUps);

  /** An action of the signed-in account. */
  const forAccount = (
    name: string,
    sentence: string,
    run: (session: SignedInSession) => Promise<void>,
  ) =>
    exclusive(name, async () => {
      try {
        const session = getSnapshot();
        if (session.status === 'signedIn') await run(session);
        return SUCCESS;
      } catch (error) {
        return otherProblem(sentence, error);
      }
    });

  return {
    signUp: (values) =>
      exclusive('signUp', async () => {
        try {
          const { user, userType, verificationMailFailed } = await signUps.run(values);
          const done = signedIn(user, { userType, profile: 'present' });
          settle(verificationMailFailed ? { ...done, verificationMailFailed } : done);
          return SUCCESS;
        } catch (error) {
          return signUpProblem(error);
        }
      }),

    signIn: ({ email, password }) =>
      exclusive('signIn', async () => {
        try {
          const user = await backend.signIn(email, password);
          signUps.abandon();
          settle(signedIn(user, await readProfile(user, true)));
          return SUCCESS;
        } catch (error) {
          return signInProblem(error);
        }
      }),

    resendVerification: () =>
      forAccount('resendVerification', 'We could not send the message.', async ({ user }) => {
        await backend.sendVerification(user.uid);
        const session = getSnapshot();
        if (session.status === 'signedIn') {
          const { verificationMailFailed: _, ...rest } = session;
          set(rest);
        }
      }),

    completeProfile: ({ userType }) =>
      forAccount('completeProfile', 'We could not save your profile.', async ({ user }) => {
        const existing = await backend.readProfile(user.uid);
        if (!existing) await backend.writeProfile(user.uid, newProfile(user, userType));
        const known = existing?.userType ?? userType;
        localUserType.set(known);
        settle(signedIn(user, { userType: known, profile: 'present' }));
      }),

    warmUp: () => backend.warmUp(),
  };
}
