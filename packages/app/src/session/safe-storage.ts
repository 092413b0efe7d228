/** The part of `localStorage` that the session needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * `localStorage` for code that must work without it. If it is missing (on the server), blocked or
 * full, reads return null and writes do nothing.
 */
export function safeLocalStorage(): KeyValueStorage {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      // If cookies are blocked, even reading this property throws.
      return action(globalThis.localStorage);
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
