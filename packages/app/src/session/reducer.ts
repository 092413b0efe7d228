import type { StoredUser } from './backend.ts';
import {
  SIGNED_OUT,
  UNKNOWN,
  type Account,
  type Session,
  type SessionUser,
  type SignedInSession,
} from './types.ts';

/** Everything the store knows about the visitor. Pages see only `session`. */
export interface SessionState {
  readonly session: Session;
  /** The account being confirmed. If that takes too long, `session` already shows it. */
  readonly confirming: Confirming | null;
  /** Set while an action runs. Holds what the backend reports meanwhile, until the action ends. */
  readonly action: { readonly reported?: SessionUser | null } | null;
  /**
   * An unfinished sign-up on this page. While it has a user, reports of that account are ignored.
   */
  readonly signUp: SignUpAttempt | null;
}

/** An account about to become the session. Each confirmation is a new object. */
export type Confirming =
  /** Found in browser storage; the backend has not reported yet. `user` is null if unreadable. */
  | { readonly step: 'stored'; readonly user: SessionUser | null; readonly atPageStart: true }
  /** Reported by the backend; its profile record is being read. */
  | { readonly step: 'reading'; readonly user: SessionUser; readonly atPageStart: boolean };

/** A sign-up that was not completed. */
export interface SignUpAttempt {
  readonly email: string;
  readonly password: string;
  /** Its account while signed in; null if it is not signed in or may not exist. */
  readonly user: SessionUser | null;
}

/** Everything that can happen to a session. */
export type SessionEvent =
  /** The backend reported who is signed in. */
  | { type: 'reported'; user: SessionUser | null }
  /** Reading the profile record of the account being confirmed succeeded or failed. */
  | { type: 'profileRead'; confirming: Confirming; account: Account }
  /** Confirming takes too long or is impossible. `userType` is what this browser remembers. */
  | { type: 'confirmingTimedOut'; userType: Account['userType'] }
  /** Another tab learned the user type, perhaps by writing the missing profile. */
  | { type: 'userTypeLearned' }
  | { type: 'actionStarted' }
  | { type: 'actionEnded' }
  /** A sign-in or sign-up has finished. */
  | { type: 'signedIn'; account: Omit<SignedInSession, 'status'> }
  | { type: 'signUpInterrupted'; attempt: SignUpAttempt }
  | { type: 'profileCompleted'; account: Account }
  | { type: 'verificationMailSent' }
  | { type: 'signedOut' }
  /** The store was stopped: pending responses no longer count. */
  | { type: 'stopped' };

/** @param stored Who was signed in when this browser was last used. */
export function initialState(stored: StoredUser): SessionState {
  const user = stored === 'unreadable' ? null : stored;
  return {
    session: stored ? UNKNOWN : SIGNED_OUT,
    confirming: stored && { step: 'stored', user, atPageStart: true },
    action: null,
    signUp: null,
  };
}

/** Returns the state after an event. */
export function reduce(state: SessionState, event: SessionEvent): SessionState {
  const { session, confirming, action } = state;
  switch (event.type) {
    case 'reported': {
      if (!action) return follow(state, event.user);
      // A backend that has just started reports nobody before the action signs someone in.
      const isNews = event.user || action.reported || session.status !== 'signedOut';
      return isNews ? { ...state, action: { reported: event.user } } : state;
    }

    case 'profileRead':
      if (event.confirming !== confirming) return state; // the response is about an earlier account
      if (!action) return settle(state, signedIn(event.account));
      // The action may be about to change the account: confirm it again afterwards.
      return action.reported === undefined
        ? { ...state, action: { reported: confirming.user } }
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
      return { ...state, session: rest };
    }

    case 'signedOut':
      return settle(state, SIGNED_OUT);

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
    confirming: { step: 'reading', user, atPageStart: state.confirming?.atPageStart ?? false },
  };
}

/** Applies what the backend reported. */
function follow(state: SessionState, user: SessionUser | null): SessionState {
  const { session, confirming, signUp } = state;
  if (signUp?.user) {
    if (user?.uid === signUp.user.uid) return state;
    // Its account is no longer signed in, so continuing has to sign in first.
    return follow({ ...state, signUp: { ...signUp, user: null } }, user);
  }
  if (!user) return settle(state, SIGNED_OUT);
  return !confirming && user.uid === uidOf(session) ? state : confirm(state, user);
}

const signedIn = (account: Omit<SignedInSession, 'status'>): SignedInSession => ({
  status: 'signedIn',
  ...account,
});

/** Returns the id of the account that a session shows. */
export const uidOf = (session: Session): string | undefined =>
  session.status === 'signedIn' ? session.user.uid : undefined;
