import type { Unsubscribe } from './backend.ts';
import { safeLocalStorage, type KeyValueStorage } from './safe-storage.ts';
import type { SessionEnd } from './types.ts';
import { isUserType, type UserType } from './user-type.ts';

/** The local storage key of the user type. */
const USER_TYPE_KEY = 'userType';

/** The local storage key of the times of the session's start and last use. */
const TIMES_KEY = 'sessionTimes';

/** The local storage key of the last session's end. */
const END_KEY = 'sessionEnd';

/** When the session began and was last used, in milliseconds since 1970. */
export interface SessionTimes {
  start: number;
  active: number;
}

/** How a session ended: by logging out, or for a reason that pages explain. */
export type PersistedEnd = 'loggedOut' | SessionEnd;

const ENDS = new Set<string | null>([
  'loggedOut',
  'idle',
  'expired',
  'revoked',
  'deleted',
] satisfies PersistedEnd[]);

/** What this browser remembers about its visitor between page loads. */
export interface Persisted {
  /** Storage for unfinished-sign-ups.ts. */
  readonly storage: KeyValueStorage;
  /** Locks that make tabs wait for each other; null without locks. */
  readonly locks: Pick<LockManager, 'request'> | null;
  /** Returns the user type, in case the profile record cannot be read. */
  userType: () => UserType | null;
  setUserType: (userType: UserType) => void;
  removeUserType: () => void;
  times: () => SessionTimes | null;
  setTimes: (times: SessionTimes) => void;
  removeTimes: () => void;
  /** Returns how the last session in this browser ended, as far as its tabs know. */
  end: () => PersistedEnd | null;
  setEnd: (end: PersistedEnd) => void;
  removeEnd: () => void;
  /** Calls the listener when another tab changes the user type. */
  onUserTypeChange: (listener: () => void) => Unsubscribe;
}

/**
 * @param storage Where to store it. @default this browser's `localStorage`
 * @param locks Locks that make tabs wait for each other; null on pages without HTTPS. @default this
 *   browser's
 */
export function createPersisted(
  storage: KeyValueStorage = safeLocalStorage(),
  locks: Persisted['locks'] = globalThis.navigator?.locks ?? null,
): Persisted {
  return {
    storage,
    locks,
    userType() {
      const value = storage.getItem(USER_TYPE_KEY);
      return isUserType(value) ? value : null;
    },
    setUserType: (userType) => storage.setItem(USER_TYPE_KEY, userType),
    removeUserType: () => storage.removeItem(USER_TYPE_KEY),
    times: () => parseTimes(storage.getItem(TIMES_KEY)),
    setTimes: (times) => storage.setItem(TIMES_KEY, JSON.stringify(times)),
    removeTimes: () => storage.removeItem(TIMES_KEY),
    end() {
      const value = storage.getItem(END_KEY);
      return ENDS.has(value) ? (value as PersistedEnd) : null;
    },
    setEnd: (end) => storage.setItem(END_KEY, end),
    removeEnd: () => storage.removeItem(END_KEY),
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

function parseTimes(json: string | null): SessionTimes | null {
  try {
    const { start, active } = JSON.parse(json ?? '{}') as SessionTimes;
    return Number.isFinite(start) && Number.isFinite(active) ? { start, active } : null;
  } catch {
    return null;
  }
}
