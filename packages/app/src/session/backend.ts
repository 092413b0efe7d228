import type { Profile, SessionUser } from './types.ts';

/**
 * The service rejected a call, or the call did not reach it. Anything else that a backend throws is
 * an unexpected exception.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** The service's code, e.g. `auth/invalid-credential` (Auth) or `permission-denied` (Firestore). */
  readonly code: string;

  /** @param message The service's own text; may be empty. */
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Stops an observation. */
export type Unsubscribe = () => void;

/**
 * What the session needs from an authentication service and a database of profile records. Every
 * asynchronous call may reject with a {@link ServiceError}.
 */
export interface SessionBackend {
  /** Creates an account and signs in to it. */
  createAccount: (email: string, password: string) => Promise<SessionUser>;
  /**
   * Sets the name of the signed-in account; rejects with `auth/user-mismatch` if its id is not
   * `uid`.
   */
  setDisplayName: (uid: string, displayName: string) => Promise<SessionUser>;
  /**
   * Creates the profile record. If one exists, rejects with `permission-denied` unless only the
   * name differs.
   */
  writeProfile: (uid: string, profile: Profile) => Promise<void>;
  /** Reads the profile record; null when there is none. */
  readProfile: (uid: string) => Promise<Profile | null>;
  /** Changes the name in an existing profile record. */
  renameProfile: (uid: string, displayName: string) => Promise<void>;
  /** Deletes the profile record, if there is one. */
  deleteProfile: (uid: string) => Promise<void>;
  /** Emails a verification link to the signed-in account; rejects like `setDisplayName`. */
  sendVerification: (uid: string) => Promise<void>;
  signIn: (email: string, password: string) => Promise<SessionUser>;
  signOut: () => Promise<void>;
  /**
   * Proves again that the visitor knows the password of the signed-in account. The service requires
   * this before it deletes an account. Rejects like `setDisplayName`, and like `signIn` for a wrong
   * password.
   */
  confirmPassword: (uid: string, password: string) => Promise<void>;
  /** Deletes the signed-in account and signs out; rejects like `setDisplayName`. */
  deleteAccount: (uid: string) => Promise<void>;
  /**
   * Asks the service whether the session of the signed-in account is still valid. If the service
   * has ended it, or the email address has been confirmed elsewhere, calls the observers. If the
   * service does not answer, rejects.
   */
  checkSession: () => Promise<void>;
  /** Emails a link to choose a new password, if there is such an account. */
  sendPasswordReset: (email: string) => Promise<void>;
  /**
   * Reports who is signed in as soon as that is known, then after every change, even in another
   * tab. It may report the same state twice.
   * @param onError Called when the stored account cannot be confirmed because the service's code
   *   did not load or start. A later call tries again.
   */
  observe: (
    onUser: (user: SessionUser | null) => void,
    onError: (error: unknown) => void,
  ) => Unsubscribe;
  /** Returns who was signed in when this browser was last used, without asking the service. */
  storedUser: () => StoredUser;
  /** Signs out without asking the service. Call it before the first observation. */
  forgetStoredUser: () => void;
  /** Preloads what the next call needs. Safe to call often. */
  warmUp: () => void;
}

/** A stored account, nobody (null), or a value that only the service's code may understand. */
export type StoredUser = SessionUser | null | 'unreadable';
