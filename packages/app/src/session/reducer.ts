import type { PersistedEnd } from './persisted.ts';
import {
  SIGNED_OUT,
  UNKNOWN,
  type Account,
  type Session,
  type SessionUser,
  type SignedOutSession,
  type UserType,
} from './types.ts';

/** Everything the store knows about the visitor. Pages see only `session`. */
export interface SessionState {
  readonly session: Session;
  /** The account being confirmed. If that takes too long, `session` already shows it. */
  readonly confirming: Confirming | null;
  /**
   * The id of an account that is signed in, but whose sign-up failed on this page. It is not shown,
   * so that the form stays and finishes it.
   */
  readonly held: string | null;
}

/** An account about to become the session. Each confirmation is a new object. */
export interface Confirming {
  readonly user: SessionUser;
  /**
   * - `stored`: found in browser storage; the service has not reported yet.
   * - `reading`: reported by the service; its profile record is being read.
   */
  readonly step: 'stored' | 'reading';
}

/** Everything that can happen to a session. */
export type SessionEvent =
  /** The service reported who is signed in. `end`: how the last session ended if it is nobody. */
  | { type: 'reported'; user: SessionUser | null; end: PersistedEnd }
  /** Reading the profile record of the account being confirmed succeeded or failed. */
  | { type: 'profileRead'; confirming: Confirming; account: Account }
  /** Confirming takes too long or is impossible. `userType` is what this browser remembers. */
  | { type: 'confirmingTimedOut'; userType: UserType | null }
  /** An action has signed in, or has changed the account that is signed in. */
  | { type: 'signedIn'; account: Account }
  /** A sign-up was not completed, but its account is signed in. */
  | { type: 'signUpInterrupted'; uid: string }
  /** The verification mail was sent again. */
  | { type: 'mailSent'; at: number }
  | { type: 'signedOut'; end: PersistedEnd };

/** @param stored Who was signed in when this browser was last used. */
export const initialState = (stored: SessionUser | null): SessionState => ({
  session: stored ? UNKNOWN : SIGNED_OUT,
  confirming: stored && { user: stored, step: 'stored' },
  held: null,
});

/** Returns the state after an event. */
export function reduce(state: SessionState, event: SessionEvent): SessionState {
  const { session, confirming } = state;
  switch (event.type) {
    case 'reported':
      return follow(state, event.user, event.end);

    case 'profileRead':
      // Otherwise, the response is about an earlier account.
      return event.confirming === confirming ? settle(signedIn(event.account)) : state;

    case 'confirmingTimedOut': {
      if (!confirming || confirming.user.uid === uidOf(session)) return state;
      const { user } = confirming;
      const account: Account = { user, userType: event.userType, profile: 'reading' };
      return { ...state, session: signedIn(account) };
    }

    case 'signedIn':
      return settle(signedIn(event.account));

    case 'signUpInterrupted':
      return { ...state, held: event.uid };

    case 'mailSent': {
      if (session.status !== 'signedIn') return state;
      const { verificationMailFailed: _, ...rest } = session;
      return { ...state, session: { ...rest, linkSentAt: event.at } };
    }

    case 'signedOut':
      return settle(signedOut(event.end));
  }
}

/** Ends confirming with a known session. */
const settle = (session: Session): SessionState => ({ session, confirming: null, held: null });

/** Applies what the service reported. */
function follow(state: SessionState, user: SessionUser | null, end: PersistedEnd): SessionState {
  const { session, confirming, held } = state;
  if (!user) {
    if (session.status !== 'signedOut') return settle(signedOut(end));
    return confirming || held ? settle(session) : state;
  }
  if (user.uid === held) return state;
  const isShown = user.uid === uidOf(session);
  if (confirming || !isShown || session.status !== 'signedIn') {
    // An account that is not shown yet replaces the one that is.
    const next = isShown || session.status === 'signedOut' ? session : UNKNOWN;
    return { session: next, confirming: { user, step: 'reading' }, held: null };
  }
  // The report may be older than the session, so only a confirmed address is news.
  return user.emailVerified && !session.user.emailVerified
    ? { ...state, session: { ...session, user: { ...session.user, emailVerified: true } } }
    : state;
}

const signedOut = (end: PersistedEnd): SignedOutSession =>
  end === 'loggedOut' ? SIGNED_OUT : { status: 'signedOut', ended: end };

const signedIn = (account: Account): Session => ({ status: 'signedIn', ...account });

/** Returns the id of the account that a session shows. */
export const uidOf = (session: Session): string | undefined =>
  session.status === 'signedIn' ? session.user.uid : undefined;
