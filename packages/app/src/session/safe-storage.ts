/** What the session needs of `localStorage`. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * `localStorage` for code that must not fail without it: where it is absent (on the server) or
 * blocked, or when it is full, reading gives null and writing does nothing.
 */
export function safeLocalStorage(): KeyValueStorage {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      // Merely naming it throws where cookies are blocked.
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
