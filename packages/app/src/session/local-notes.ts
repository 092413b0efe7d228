import type { Unsubscribe } from './backend.ts';
import { safeLocalStorage, type KeyValueStorage } from './safe-storage.ts';
import { isUserType, type UserType } from './user-type.ts';

/** The local storage key of the user type. */
const USER_TYPE_KEY = 'userType';

/** The local storage key of a sign-up that was not finished. */
const SIGN_UP_KEY = 'unfinishedSignUp';

/** What the profile record of an account created in this browser still needs. */
export interface SignUpNote {
  uid: string;
  displayName: string;
  userType: UserType;
}

/** What this browser remembers about its visitor between page loads. */
export interface LocalNotes {
  /** Returns the user type, for when the profile record cannot be read. */
  userType: () => UserType | null;
  setUserType: (userType: UserType) => void;
  removeUserType: () => void;
  /** Returns what the unfinished sign-up of this account still needs, or null. */
  signUp: (uid: string) => SignUpNote | null;
  setSignUp: (note: SignUpNote) => void;
  /** Forgets the unfinished sign-up if it is this account's. */
  removeSignUp: (uid: string) => void;
  /** Calls the listener when another tab changes the user type. */
  onUserTypeChange: (listener: () => void) => Unsubscribe;
}

/** @param storage Where to store the notes. @default this browser's `localStorage` */
export function createLocalNotes(storage: KeyValueStorage = safeLocalStorage()): LocalNotes {
  const signUp = (uid: string) => {
    const note = parseSignUp(storage.getItem(SIGN_UP_KEY));
    return note?.uid === uid ? note : null;
  };
  return {
    userType() {
      const value = storage.getItem(USER_TYPE_KEY);
      return isUserType(value) ? value : null;
    },
    setUserType: (userType) => storage.setItem(USER_TYPE_KEY, userType),
    removeUserType: () => storage.removeItem(USER_TYPE_KEY),
    signUp,
    setSignUp: (note) => storage.setItem(SIGN_UP_KEY, JSON.stringify(note)),
    removeSignUp(uid) {
      if (signUp(uid)) storage.removeItem(SIGN_UP_KEY);
    },
    onUserTypeChange(listener) {
      if (typeof window === 'undefined') return () => {};
      const onStorage = (event: StorageEvent) => {
        if (event.key === USER_TYPE_KEY) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function parseSignUp(json: string | null): SignUpNote | null {
  try {
    const { uid, displayName, userType } = JSON.parse(json ?? '{}') as Partial<SignUpNote>;
    return uid && displayName && isUserType(userType) ? { uid, displayName, userType } : null;
  } catch {
    return null;
  }
}
