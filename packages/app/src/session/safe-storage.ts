/** The part of `localStorage` that the session needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns `localStorage` for code that must work without it. If it is missing (on the server),
 * blocked or full, values last as long as the page.
 */
export function safeLocalStorage(): KeyValueStorage {
  const unsaved = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      // If cookies are blocked, even reading this property throws.
      return action(globalThis.localStorage);
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => unsaved.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem(key, value) {
      unsaved.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        unsaved.delete(key);
      });
    },
    removeItem(key) {
      unsaved.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
