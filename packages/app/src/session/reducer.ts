import type { StoredUser } from './backend.ts';
import type { PersistedEnd } from './persisted.ts';
import {
  SIGNED_OUT,
  UNKNOWN,
  type Account,
  type Session,
  type SessionUser,
  type SignedInSession,
  type SignedOutSession,
} from './types.ts';

/** Everything the store knows about the visitor. Pages see only `session`. */
export interface SessionState {
  readonly session: Session;
  /** The account being confirmed. If that takes too long, `session` already shows it. */
  readonly confirming: Confirming | null;
  /** Set while an action runs. Holds what the backend reports meanwhile, until the action ends. */
  readonly action: { readonly reported?: Report } | null;
  /** An unfinished sign-up on this page. The visitor decides how it continues. */
  readonly signUp: SignUpAttempt | null;
}

/** An account about to become the session. Each confirmation is a new object. */
export type Confirming =
  /** Found in browser storage; the backend has not reported yet. `user` is null if unreadable. */
  | { readonly step: 'stored'; readonly user: SessionUser | null }
  /** Reported by the backend; its profile record is being read. */
  | { readonly step: 'reading'; readonly user: SessionUser };

/** A sign-up that was not completed, while its account is signed in. */
export interface SignUpAttempt {
  readonly email: string;
  readonly password: string;
  /** Its account. The backend's reports of it are ignored. */
  readonly user: SessionUser;
}

/** Who is signed in; if nobody is, how the last session ended. */
export type Report =
  | { readonly user: SessionUser; readonly end?: undefined }
  | { readonly user: null; readonly end: PersistedEnd };

/** Everything that can happen to a session. */
export type SessionEvent =
  /** The backend reported who is signed in. */
  | { type: 'reported'; report: Report }
  /** Reading the profile record of the account being confirmed succeeded or failed. */
  | { type: 'profileRead'; confirming: Confirming; account: Account }
  /** Confirming takes too long or is impossible. `userType` is what this browser remembers. */
  | { type: 'confirmingTimedOut'; userType: Account['userType'] }
  /** Another tab learned the user type, perhaps by writing the missing profile. */
  | { type: 'userTypeLearned' }
  | { type: 'actionStarted' }
  | { type: 'actionEnded' }
  /** A sign-in or sign-up has finished. */
  | { type: 'signedIn'; account: Account }
  | { type: 'signUpInterrupted'; attempt: SignUpAttempt }
  /** The profile record of the session's account was written or read again. */
  | { type: 'profileCompleted'; account: Account }
  | { type: 'verificationMailSent'; at: number }
  | { type: 'signedOut'; end: PersistedEnd }
  /** The store was stopped: pending responses no longer count. */
  | { type: 'stopped' };

/**
 * @param stored Who was signed in when this browser was last used.
 * @param end How the last session just ended, if nobody is stored. @default 'loggedOut'
 */
export function initialState(stored: StoredUser, end: PersistedEnd = 'loggedOut'): SessionState {
  const user = stored === 'unreadable' ? null : stored;
  return {
    session: stored ? UNKNOWN : signedOut(end),
    confirming: stored && { step: 'stored', user },
    action: null,
    signUp: null,
  };
}

/** Returns the state after an event. */
export function reduce(state: SessionState, event: SessionEvent): SessionState {
  const { session, confirming, action } = state;
  switch (event.type) {
    case 'reported': {
      const { report } = event;
      if (!action) return follow(state, report);
      // At its start, a backend reports nobody before the action signs someone in.
      const isNews = report.user || action.reported || session.status !== 'signedOut';
      return isNews ? { ...state, action: { reported: report } } : state;
    }

    case 'profileRead':
      if (event.confirming !== confirming) return state; // the response is about an earlier account
      if (!action) return settle(state, signedIn(event.account));
      // The action may be about to change the account: confirm it again afterward.
      return action.reported === undefined
        ? { ...state, action: { reported: { user: event.account.user } } }
        : state;

    case 'confirmingTimedOut': {
      if (!confirming) return state;
      const { user } = confirming;
      if (!user) return { ...state, session: SIGNED_OUT };
      if (user.uid === uidOf(session)) return state;
      const account: Account = { user, userType: event.userType, profile: 'reading' };
      return { ...state, session: signedIn(account) };
    }

    case 'userTypeLearned':
      return session.status === 'signedIn' && session.profile !== 'present'
        ? confirm(state, session.user)
        : state;

    case 'actionStarted':
      return { ...state, action: {} };

    case 'actionEnded': {
      const idle = { ...state, action: null };
      return action?.reported === undefined ? idle : follow(idle, action.reported);
    }

    case 'signedIn':
      return { ...settle(state, signedIn(event.account)), signUp: null };

    case 'signUpInterrupted':
      return { ...state, signUp: event.attempt };

    case 'profileCompleted':
      return settle(state, signedIn(event.account));

    case 'verificationMailSent': {
      if (session.status !== 'signedIn') return state;
      const { verificationMailFailed: _, ...rest } = session;
      return { ...state, session: { ...rest, linkSentAt: event.at } };
    }

    case 'signedOut':
      return settle(state, signedOut(event.end));

    case 'stopped':
      return settle(state, session);
  }
}

/** Ends confirming with a known session. */
const settle = (state: SessionState, session: Session): SessionState => ({
  ...state,
  session,
  confirming: null,
});

/** Starts confirming an account. If the session shows another one, it becomes unknown. */
function confirm(state: SessionState, user: SessionUser): SessionState {
  const { session } = state;
  return {
    ...state,
    session: session.status === 'signedIn' && session.user.uid !== user.uid ? UNKNOWN : session,
    confirming: { step: 'reading', user },
  };
}

/** Applies what the backend reported. */
function follow(state: SessionState, report: Report): SessionState {
  const { session, confirming, signUp } = state;
  const { user } = report;
  if (signUp) {
    if (user?.uid === signUp.user.uid) return state;
    return follow({ ...state, signUp: null }, report);
  }
  if (!user) {
    if (session.status !== 'signedOut') return settle(state, signedOut(report.end));
    return confirming ? settle(state, session) : state;
  }
  if (confirming || user.uid !== uidOf(session)) return confirm(state, user);
  const shown = session as SignedInSession;
  // The report may be older than the session, so only a confirmed address is news.
  return user.emailVerified && !shown.user.emailVerified
    ? { ...state, session: { ...shown, user: { ...shown.user, emailVerified: true } } }
    : state;
}

const signedOut = (end: PersistedEnd): SignedOutSession =>
  end === 'loggedOut' ? SIGNED_OUT : { status: 'signedOut', ended: end };

const signedIn = (account: Account): SignedInSession => ({
  status: 'signedIn',
  ...account,
});

/** Returns the id of the account that a session shows. */
export const uidOf = (session: Session): string | undefined =>
  session.status === 'signedIn' ? session.user.uid : undefined;
