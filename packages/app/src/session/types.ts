/** The kinds of account holders. `firestore.rules` accepts no others. */
export const userTypes = ['influencer', 'brand'] as const;

/** The kind of account holder, chosen at sign-up and never changed. */
export type UserType = (typeof userTypes)[number];

/** Whether a value is a user type. */
export const isUserType = (value: unknown): value is UserType =>
  userTypes.some((userType) => userType === value);

/** What the authentication service knows about an account. */
export interface SessionUser {
  uid: string;
  email: string;
  /** Empty until it is set. */
  displayName: string;
  emailVerified: boolean;
  /** ISO 8601 date and time. */
  createdAt: string;
}

/** The profile record of an account: document `users/{uid}`. */
export interface Profile {
  email: string;
  displayName: string;
  userType: UserType;
  /** ISO 8601 date and time, set at sign-up. */
  createdAt: string;
}

/** A signed-in account and what is known about its profile record. */
export interface Account {
  user: SessionUser;
  /** From the profile record, or else from this browser; null if unknown to both. */
  userType: UserType | null;
  /**
   * - `present`: the record was read or written.
   * - `missing`: the account has no record yet.
   * - `reading`: the response is taking longer than a page may wait.
   * - `unread`: the record could not be read.
   */
  profile: 'present' | 'missing' | 'reading' | 'unread';
  /** Set when the verification mail of a sign-up in this browser could not be sent. */
  verificationMailFailed?: true;
  /** When this page last sent the verification mail again, in milliseconds since 1970. */
  linkSentAt?: number;
}

/** Milliseconds until the verification mail may be sent again. */
export const RESEND_AFTER = 60_000;

/** A visitor with an account. */
export interface SignedInSession extends Account {
  status: 'signedIn';
}

/**
 * Why a session ended although the visitor did not log out.
 *
 * - `revoked`: the service ended it, or the visitor on another device.
 * - `deleted`: the visitor has deleted the account.
 */
export type SessionEnd = 'revoked' | 'deleted';

/** A visitor without an account, or one who is not signed in. */
export interface SignedOutSession {
  status: 'signedOut';
  /** Set when a session has just ended, except by logging out. */
  ended?: SessionEnd;
}

/** Who the visitor is. `unknown` only while an account is being confirmed. */
export type Session = { status: 'unknown' } | SignedOutSession | SignedInSession;

/** The sessions without details. Sharing one object each keeps React from seeing a change. */
export const UNKNOWN: Session = { status: 'unknown' };
export const SIGNED_OUT: SignedOutSession = { status: 'signedOut' };

/** Why an action did not succeed. */
export interface Problem {
  status: 'error';
  /** A plain sentence. */
  message: string;
  /** The service's own text, where the product document asks for it. */
  detail?: string;
}

/** The outcome of an action. */
export type ActionResult = { status: 'success' } | Problem;
