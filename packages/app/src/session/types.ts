/** Whom an account belongs to; chosen at sign-up and never changed. */
export type UserType = 'influencer' | 'brand';

/** Whether a value is a user type. */
export const isUserType = (value: unknown): value is UserType =>
  value === 'influencer' || value === 'brand';

/** What the authentication service knows of an account. */
export interface SessionUser {
  uid: string;
  email: string;
  /** Empty until it is set. */
  displayName: string;
  emailVerified: boolean;
}

/** The profile record of an account: document `users/{uid}`. */
export interface Profile {
  email: string;
  displayName: string;
  userType: UserType;
  /** ISO 8601 date and time, set at sign-up. */
  createdAt: string;
}

/** The most characters of a display name that the profile rules allow. */
export const DISPLAY_NAME_LIMIT = 100;

/** A visitor with an account. */
export interface SignedInSession {
  status: 'signedIn';
  user: SessionUser;
  /** From the profile record, else from this browser; null when neither has it. */
  userType: UserType | null;
  /**
   * What is known of the profile record: `present`; `missing`: the account has none yet;
   * `reading`: the answer takes longer than a page may wait for it; `unread`: it could not be read.
   */
  profile: 'present' | 'missing' | 'reading' | 'unread';
  /** Set when the verification mail of a sign-up in this tab could not be sent. */
  verificationMailFailed?: true;
}

/** Who the visitor is. `unknown` only while a stored account is being confirmed. */
export type Session = { status: 'unknown' } | { status: 'signedOut' } | SignedInSession;

/** The two sessions that say nothing more; one object each, so that nothing renders again for them. */
export const UNKNOWN: Session = { status: 'unknown' };
export const SIGNED_OUT: Session = { status: 'signedOut' };

/** What the sign-up form collects. */
export interface SignUpValues {
  fullName: string;
  email: string;
  password: string;
  userType: UserType;
}

/** What the sign-in form collects. */
export interface SignInValues {
  email: string;
  password: string;
}

/** Why an action did not succeed. */
export interface Problem {
  status: 'error';
  /** A plain sentence. */
  message: string;
  /** The service's own text. */
  detail?: string;
}

/** What became of an action. */
export type ActionResult = { status: 'success' } | Problem;
