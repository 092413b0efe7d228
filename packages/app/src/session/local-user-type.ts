import type { Unsubscribe } from './backend.ts';
import { safeLocalStorage, type KeyValueStorage } from './safe-storage.ts';
import { isUserType, type UserType } from './types.ts';

/** The local storage key of the user type. */
export const USER_TYPE_KEY = 'userType';

/** The local storage key of what a sign-up of this browser has left to do. */
const UNFINISHED_KEY = 'unfinishedSignUp';

/** What an account that was made here still lacks in its profile record. */
export interface UnfinishedProfile {
  uid: string;
  displayName: string;
  userType: UserType;
}

/** The user type as this browser remembers it, for when the profile record cannot be read. */
export interface LocalUserType {
  get: () => UserType | null;
  set: (userType: UserType) => void;
  remove: () => void;
  /** What a sign-up in this browser has left undone for this very account. */
  unfinished: (uid: string) => UnfinishedProfile | null;
  /** Remembers it, or with `null` that nothing is left. */
  setUnfinished: (profile: UnfinishedProfile | null) => void;
  /** Calls back when another tab changes it. */
  onChange: (listener: () => void) => Unsubscribe;
}

/** @param storage Where it is kept. @default this browser's `localStorage` */
export function createLocalUserType(storage: KeyValueStorage = safeLocalStorage()): LocalUserType {
  return {
    get() {
      const value = storage.getItem(USER_TYPE_KEY);
      return isUserType(value) ? value : null;
    },
    set: (userType) => storage.setItem(USER_TYPE_KEY, userType),
    remove: () => storage.removeItem(USER_TYPE_KEY),
    unfinished(uid) {
      const left = parseUnfinished(storage.getItem(UNFINISHED_KEY));
      return left?.uid === uid ? left : null;
    },
    setUnfinished(profile) {
      if (profile) storage.setItem(UNFINISHED_KEY, JSON.stringify(profile));
      else storage.removeItem(UNFINISHED_KEY);
    },
    onChange(listener) {
      if (typeof window === 'undefined') return () => {};
      const onStorage = (event: StorageEvent) => {
        if (event.key === USER_TYPE_KEY) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function parseUnfinished(json: string | null): UnfinishedProfile | null {
  try {
    const { uid, displayName, userType } = JSON.parse(json ?? '{}') as Partial<UnfinishedProfile>;
    return uid && displayName && isUserType(userType) ? { uid, displayName, userType } : null;
  } catch {
    return null;
  }
}
