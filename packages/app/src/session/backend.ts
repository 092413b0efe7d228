import type { Profile, SessionUser } from './types.ts';

/** Stops an observation. */
export type Unsubscribe = () => void;

/**
 * The calls to an authentication service and a database of profile records, made for the account
 * that is signed in. Each may reject with a `FirebaseError`, which has Firebase's codes.
 */
export interface SessionService {
  /** Creates an account and signs in to it. */
  createAccount: (email: string, password: string) => Promise<SessionUser>;
  signIn: (email: string, password: string) => Promise<SessionUser>;
  signOut: () => Promise<void>;
  setDisplayName: (displayName: string) => Promise<SessionUser>;
  /** Emails a link that confirms the address. */
  sendVerification: () => Promise<void>;
  /** Emails a link to choose a new password, if there is such an account. */
  sendPasswordReset: (email: string) => Promise<void>;
  /** Proves again that the visitor knows the password, which `deleteAccount` requires. */
  confirmPassword: (password: string) => Promise<void>;
  /** Deletes the account and signs out. */
  deleteAccount: () => Promise<void>;
  /**
   * Asks the service about the account again. Returns null if nobody is signed in. If the service
   * has ended the session, signs out and rejects.
   */
  reload: () => Promise<SessionUser | null>;
  /** Reports who is signed in, now and after every change, even in another tab. */
  observe: (onUser: (user: SessionUser | null) => void) => Unsubscribe;
  /** Reads the profile record; null when there is none. */
  readProfile: (uid: string) => Promise<Profile | null>;
  /** Creates the profile record. Rejects with `permission-denied` if another one exists. */
  writeProfile: (uid: string, profile: Profile) => Promise<void>;
  /** Changes the name in an existing profile record. */
  renameProfile: (uid: string, displayName: string) => Promise<void>;
  /** Deletes the profile record, if there is one. */
  deleteProfile: (uid: string) => Promise<void>;
}

/** A service that is loaded when there is an account, or a form that makes one. */
export interface SessionBackend {
  /** Returns who was signed in when this browser was last used, without asking the service. */
  storedUser: () => SessionUser | null;
  /** Calls the listener when another tab has signed in. */
  onStored: (listener: () => void) => Unsubscribe;
  /** Downloads and starts the service. */
  load: () => Promise<SessionService>;
}
