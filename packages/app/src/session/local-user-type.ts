import type { Unsubscribe } from './backend.ts';
import { safeLocalStorage, type KeyValueStorage } from './safe-storage.ts';
import { isUserType, type UserType } from './types.ts';

/** The local storage key of the user type. */
export const USER_TYPE_KEY = 'userType';

/** The user type as this browser remembers it, for when the profile record cannot be read. */
export interface LocalUserType {
  get: () => UserType | null;
  set: (userType: UserType) => void;
  remove: () => void;
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
