import { browserStorage, type BrowserStorage } from './browser-storage.ts';
import { isUserType, type SessionEnd, type UserType } from './types.ts';

/** How a session ended: by logging out, or for a reason that pages explain. */
export type PersistedEnd = 'loggedOut' | SessionEnd;

/** A sign-up that began in this browser, with the values that its account still needs. */
export interface UnfinishedSignUp {
  email: string;
  displayName: string;
  userType: UserType;
  /** Set when only the verification mail is missing. The visitor decides when to send it again. */
  mailFailed?: true;
}

/** What this browser remembers about its visitor between page loads. */
export interface Persisted {
  /** The user type, in case the profile record cannot be read. */
  userType: () => UserType | null;
  setUserType: (userType: UserType | null) => void;
  /** How the last session ended, as far as the tabs of this browser know. */
  end: () => PersistedEnd | null;
  setEnd: (end: PersistedEnd | null) => void;
  /** The last sign-up in this browser, if it is not finished and has this email address. */
  unfinishedSignUp: (email: string) => UnfinishedSignUp | null;
  setUnfinishedSignUp: (signUp: UnfinishedSignUp | null) => void;
  /** Runs a step of a sign-up that only one tab at a time may take. */
  alone: <T>(run: () => Promise<T>) => Promise<T>;
}

/**
 * @param storage Where it is stored. @default this browser's `localStorage`
 * @param locks The locks that its tabs share; null on pages without HTTPS. @default this browser's
 */
export function createPersisted(
  storage: BrowserStorage = browserStorage,
  locks: LockManager | null = globalThis.navigator?.locks ?? null,
): Persisted {
  const set = (key: string, value: string | null) =>
    value === null ? storage.removeItem(key) : storage.setItem(key, value);
  return {
    userType() {
      const value = storage.getItem('userType');
      return isUserType(value) ? value : null;
    },
    setUserType: (userType) => set('userType', userType),
    end() {
      const value = storage.getItem('sessionEnd');
      return value === 'loggedOut' || value === 'deleted' ? value : null;
    },
    setEnd: (end) => set('sessionEnd', end),
    unfinishedSignUp(email) {
      const signUp = parse(storage.getItem('unfinishedSignUp'));
      // The service stores addresses in lowercase.
      return signUp?.email.toLowerCase() === email.toLowerCase() ? signUp : null;
    },
    setUnfinishedSignUp: (signUp) => set('unfinishedSignUp', signUp && JSON.stringify(signUp)),
    alone: async (run) => (locks ? locks.request('sign-up', run) : run()),
  };
}

function parse(json: string | null): UnfinishedSignUp | null {
  try {
    const signUp = JSON.parse(json ?? '{}') as Partial<UnfinishedSignUp>;
    const isValid = signUp.email && signUp.displayName && isUserType(signUp.userType);
    return isValid ? (signUp as UnfinishedSignUp) : null;
  } catch {
    return null;
  }
}
