import type { SessionBackend } from './backend.ts';
import type { LocalUserType } from './local-user-type.ts';
import { newProfile } from './profile.ts';
import {
  SIGNED_OUT,
  UNKNOWN,
  type ActionResult,
  type Session,
  type SessionUser,
  type SignedInSession,
} from './types.ts';

/** Milliseconds after which a stored account counts without having been confirmed. */
export const CONFIRM_LIMIT = 4000;

/**
 * The one place that knows who the visitor is. Made for `useSyncExternalStore`. What only pages
 * with forms do is in account-actions.ts, so that other pages do not carry it.
 */
export interface SessionStore {
  getSnapshot: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Never rejects. */
  signOut: () => Promise<ActionResult>;
  /** Ends all observation; for tests and stories. */
  stop: () => void;
  core: SessionCore;
}

/** What the actions on accounts are made of. */
export interface SessionCore {
  backend: SessionBackend;
  localUserType: LocalUserType;
  /** Runs one action at a time; a second call of the one under way gets the same result. */
  exclusive: (name: string, run: () => Promise<ActionResult>) => Promise<ActionResult>;
  /** The session is known: answers that are still on their way are about an earlier one. */
  settle: (next: Session) => void;
  /** Changes what is known of the same session. */
  set: (next: Session) => void;
  /** Reads the profile record for the user type; can write one that is missing. Never rejects. */
  readProfile: (user: SessionUser, complete: boolean) => Promise<ProfileState>;
  /** From now on, news of the account that an unfinished sign-up has made is held back. */
  holdBack: (signUp: UnfinishedAccount) => void;
}

/** Where a sign-up stands that has made an account and is not done. */
export interface UnfinishedAccount {
  /** Null when there is none. */
  readonly unfinishedUid: string | null;
  /** That account is no longer the one that is signed in. */
  signedOutMeanwhile: () => void;
}

/**
 * What is known of the profile record; with `user` where reading has changed that: a display name
 * that was still to be set.
 */
export type ProfileState = Pick<SignedInSession, 'userType' | 'profile'> &
  Partial<Pick<SignedInSession, 'user'>>;

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
  let signUp: UnfinishedAccount | null = null;
  let session: Session = UNKNOWN;

  /** Counts changes of session, so that a late answer about an earlier one is told apart. */
  let turn = 0;
  /** The account that is being confirmed; it counts as it is when the limit is over. */
  let unconfirmed: SessionUser | null = null;
  let limit: ReturnType<typeof setTimeout> | undefined;

  /** Whether the account that this page started with is still being confirmed. */
  let starting = false;

  /** The action under way. */
  let running: { name: string; result: Promise<ActionResult> } | null = null;
  /** What the backend told meanwhile; undefined: nothing. */
  let heard: SessionUser | null | undefined;

  function set(next: Session): void {
    if (next === session) return;
    session = next;
    for (const listener of listeners) listener();
  }

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
        set(signedIn(unconfirmed, { userType: localUserType.get(), profile: 'reading' }));
      }
    }, milliseconds);
  }

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
    // A record cannot be changed: only what this very account was signed up with is written.
    const left = complete ? localUserType.unfinished(user.uid) : null;
    if (!left) return { userType: localUserType.get(), profile: 'missing' };
    try {
      const { uid, displayName, userType } = left;
      const named =
        user.displayName === displayName ? user : await backend.setDisplayName(uid, displayName);
      await backend.writeProfile(uid, newProfile(named, userType));
      localUserType.setUnfinished(null);
      return { user: named, userType, profile: 'present' };
    } catch (error) {
      console.warn('The missing profile could not be written.', error);
      return { userType: left.userType, profile: 'missing' };
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
    if (signUp && signUp.unfinishedUid !== null) {
      if (uid === signUp.unfinishedUid) return;
      signUp.signedOutMeanwhile();
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

  function exclusive(name: string, run: () => Promise<ActionResult>): Promise<ActionResult> {
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

  const signOut = () =>
    exclusive('signOut', async () => {
      try {
        await backend.signOut();
      } catch (error) {
        const detail = error instanceof Error ? error.message : '';
        return { status: 'error', message: 'We could not log you out.', detail };
      }
      localUserType.remove();
      settle(SIGNED_OUT);
      return { status: 'success' };
    });

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
    signOut,
    stop() {
      settle(session);
      stopObserving();
      stopLocal();
    },
    core: {
      backend,
      localUserType,
      exclusive,
      settle,
      set,
      readProfile,
      holdBack: (unfinished) => (signUp = unfinished),
    },
  };
}

export const signedIn = (user: SessionUser, state: ProfileState): SignedInSession => ({
  status: 'signedIn',
  user,
  ...state,
});

const uidOf = (session: Session) => (session.status === 'signedIn' ? session.user.uid : undefined);

const isAbout = (session: Session, user: SessionUser | null): boolean =>
  user ? uidOf(session) === user.uid : session.status === 'signedOut';
