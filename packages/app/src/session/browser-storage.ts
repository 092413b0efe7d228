/** The part of `localStorage` that the session needs. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `localStorage`, for code that must work where it is missing (on the server), blocked or full. */
export const browserStorage: BrowserStorage = {
  getItem: (key) => attempt((storage) => storage.getItem(key)),
  setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
  removeItem: (key) => attempt((storage) => storage.removeItem(key)),
};

function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(globalThis.localStorage);
  } catch {
    return null;
  }
}
