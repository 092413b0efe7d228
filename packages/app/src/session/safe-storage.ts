/** The part of `localStorage` that the session needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * `localStorage` for code that must work without it. Where it is absent (on the server), blocked or
 * full, reading gives null and writing does nothing.
 */
export function safeLocalStorage(): KeyValueStorage {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      // Where cookies are blocked, even reading this property throws.
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
