import type { SessionBackend } from './backend.ts';
import type { LocalUserType } from './local-user-type.ts';
import { otherProblem, signInProblem, signUpProblem, type Problem } from './messages.ts';
import { createSignUp, newProfile } from './sign-up.ts';
import {
  SIGNED_OUT,
  UNKNOWN,
  type Session,
  type SessionUser,
  type SignedInSession,
  type SignInValues,
  type SignUpValues,
  type UserType,
} from './types.ts';

/** Milliseconds after which a stored account counts without having been confirmed. */
export const CONFIRM_LIMIT = 4000;

/** What became of an action. */
export type ActionResult = { status: 'success' } | Problem;

/** What a visitor can do. None of them rejects; one that is under way is not started again. */
export interface SessionActions {
  signUp: (values: SignUpValues) => Promise<ActionResult>;
  signIn: (values: SignInValues) => Promise<ActionResult>;
  signOut: () => Promise<ActionResult>;
  /** Mails the verification link once more. */
  resendVerification: () => Promise<ActionResult>;
  /** Writes the profile record of an account that has none. */
  completeProfile: (values: { userType: UserType }) => Promise<ActionResult>;
  /** Fetches what signing in or up will need; for the first sign of interest in a form. */
  warmUp: () => void;
}

/** The one place that knows who the visitor is. Made for `useSyncExternalStore`. */
export interface SessionStore {
  getSnapshot: () => Session;
  subscribe: (listener: () => void) => () => void;
  actions: SessionActions;
  /** Ends all observation; for tests and stories. */
  stop: () => void;
}

const SUCCESS: ActionResult = { status: 'success' };

/**
 * Observes the backend from now on.
 * @param confirmLimit Milliseconds after which a stored account counts unconfirmed. @default 4000
 */
export function createSessionStore(
  backend: SessionBackend,
  localUserType: LocalUserType,
  confirmLimit: number = CONFIRM_LIMIT,
): SessionStore {
  const listeners = new Set<() => void>();
  const signUps = createSignUp(backend, localUserType);
  let session: Session = UNKNOWN;

  /** Counts changes of session, so that a late answer about an earlier one is told apart. */
  let turn = 0;
  /** The account that is being confirmed; it counts as it is when the limit is over. */
  let unconfirmed: SessionUser | null = null;
  let limit: ReturnType<typeof setTimeout> | undefined;

  /** Whether the account that this page started with is still being confirmed. */
  let starting = false;

  /** The action under way. */
  let running: { name: keyof SessionActions; result: Promise<ActionResult> } | null = null;
  /** What the backend told meanwhile; undefined: nothing. */
  let heard: SessionUser | null | undefined;

  function set(next: Session): void {
    if (next === session) return;
    session = next;
    for (const listener of listeners) listener();
  }

  /** The session is known: answers that are still on their way are about an earlier one. */
  function settle(next: Session): void {
    turn += 1;
    clearTimeout(limit);
    limit = undefined;
    unconfirmed = null;
    starting = false;
    set(next);
  }

  function startLimit(milliseconds: number): void {
    limit ??= setTimeout(() => {
      limit = undefined;
      if (!unconfirmed) set(SIGNED_OUT);
      else if (unconfirmed.uid !== uidOf(session)) {
        set(signedIn(unconfirmed, { userType: localUserType.get(), profile: 'unread' }));
      }
    }, milliseconds);
  }

  /** Reads the profile record for the user type. Never rejects. */
  async function readProfile(user: SessionUser, complete: boolean): Promise<ProfileState> {
    try {
      const profile = await backend.readProfile(user.uid);
      if (profile) {
        localUserType.set(profile.userType);
        return { userType: profile.userType, profile: 'present' };
      }
    } catch (error) {
      console.warn('The profile could not be read; the user type of this browser is used.', error);
      return { userType: localUserType.get(), profile: 'unread' };
    }
    const userType = localUserType.get();
    if (!complete || !userType) return { userType, profile: 'missing' };
    try {
      await backend.writeProfile(user.uid, newProfile(user, userType));
      return { userType, profile: 'present' };
    } catch (error) {
      console.warn('The missing profile could not be written.', error);
      return { userType, profile: 'missing' };
    }
  }

  /** Follows a change of account that no action here has made. */
  async function follow(user: SessionUser | null): Promise<void> {
    if (!user) {
      settle(SIGNED_OUT);
      return;
    }
    if (session.status === 'signedIn' && session.user.uid !== user.uid) set(UNKNOWN);
    const mine = ++turn;
    unconfirmed = user;
    startLimit(confirmLimit);
    // Another tab may be between making an account and writing its profile: only a page that
    // starts with the account completes it.
    const state = await readProfile(user, starting);
    if (mine !== turn) return;
    if (running) heard ??= user;
    else settle(signedIn(user, state));
  }

  function onUser(user: SessionUser | null): void {
    if (running) {
      // Nobody being signed in is no news before the action has signed someone in.
      if (user || heard || session.status !== 'signedOut') heard = user;
      return;
    }
    const uid = user?.uid ?? null;
    if (signUps.unfinishedUid !== null) {
      if (uid === signUps.unfinishedUid) return;
      signUps.signedOutMeanwhile();
    }
    const confirmed = session.status === 'signedIn' && !unconfirmed ? session.user.uid : null;
    if (uid !== null && uid === confirmed) return;
    void follow(user);
  }

  /** The service's code did not load: what is stored stands. */
  function onError(error: unknown): void {
    console.warn('The session could not be confirmed.', error);
    if (session.status === 'unknown') {
      clearTimeout(limit);
      limit = undefined;
      startLimit(0);
    }
  }

  /** Runs one action at a time; a second call of the one under way gets the same result. */
  function exclusive(
    name: keyof SessionActions,
    run: () => Promise<ActionResult>,
  ): Promise<ActionResult> {
    if (running?.name === name) return running.result;
    if (running) return running.result.then(() => exclusive(name, run));
    heard = undefined;
    const result = run().finally(() => {
      running = null;
      const last = heard;
      heard = undefined;
      if (last !== undefined && !isAbout(session, last)) onUser(last);
    });
    running = { name, result };
    return result;
  }

  /** Runs an action that concerns the signed-in account. */
  const forAccount = (
    name: keyof SessionActions,
    sentence: string,
    run: (current: SignedInSession) => Promise<void>,
  ) =>
    exclusive(name, async () => {
      try {
        if (session.status === 'signedIn') await run(session);
        return SUCCESS;
      } catch (error) {
        return otherProblem(sentence, error);
      }
    });

  const actions: SessionActions = {
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

    signOut: () =>
      forAccount('signOut', 'We could not log you out.', async () => {
        await backend.signOut();
        localUserType.remove();
        settle(SIGNED_OUT);
      }),

    resendVerification: () =>
      forAccount('resendVerification', 'We could not send the message.', async ({ user }) => {
        await backend.sendVerification(user.uid);
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

  const stored = backend.storedUser();
  if (stored === null) session = SIGNED_OUT;
  else {
    if (stored !== 'unreadable') unconfirmed = stored;
    starting = true;
    startLimit(confirmLimit);
  }
  const stopObserving = backend.observe(onUser, onError);
  const stopLocal = localUserType.onChange(() => {
    // Another tab has learnt the type, perhaps by writing the profile that was missing here.
    if (session.status === 'signedIn' && session.profile !== 'present' && localUserType.get()) {
      void follow(session.user);
    }
  });

  return {
    getSnapshot: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    actions,
    stop() {
      settle(session);
      stopObserving();
      stopLocal();
    },
  };
}

type ProfileState = Pick<SignedInSession, 'userType' | 'profile'>;

const signedIn = (user: SessionUser, state: ProfileState): SignedInSession => ({
  status: 'signedIn',
  user,
  ...state,
});

const uidOf = (session: Session) => (session.status === 'signedIn' ? session.user.uid : undefined);

const isAbout = (session: Session, user: SessionUser | null): boolean =>
  user ? uidOf(session) === user.uid : session.status === 'signedOut';
