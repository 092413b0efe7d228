/* oxlint-disable no-underscore-dangle -- the names are the SDK’s */
import { browserLocalPersistence, type Persistence } from 'firebase/auth';

/**
 * The methods that the SDK calls on a persistence. They are internal, so tests run the real SDK.
 */
interface Storing {
  _get: (key: string) => Promise<unknown>;
  _set: (key: string, value: unknown) => Promise<void>;
  _remove: (key: string) => Promise<void>;
  _addListener: (key: string, listener: () => Promise<void>) => void;
}

const LocalPersistence = browserLocalPersistence as unknown as new () => Storing;

/**
 * Creates local storage for Firebase Auth that hides the stored user until `adopt` is called.
 *
 * At its start, the SDK confirms a stored user and deletes it after any error from the service,
 * even if the service is only down. When another tab signs in, the SDK takes over the stored user
 * unconfirmed. So here the SDK starts without a user and takes over the stored one later, as if
 * from another tab. The caller then confirms the user and gets the error.
 *
 * When another tab stores a user, the SDK stores the same user again. If the other tab signs out in
 * between, both tabs would stay signed in, even to a deleted account. So this storage does not
 * store the same user again.
 *
 * If the browser refuses to store a value, it stays in memory as long as the page is open.
 */
export function createFirebasePersistence(): {
  persistence: Persistence;
  /** Lets the SDK take over the stored user. Call it once, after the SDK has started. */
  adopt: () => Promise<void>;
} {
  let isHidden = true;
  let takeOver = async () => {};

  class HiddenPersistence extends LocalPersistence {
    override _get = async (key: string) => (isHidden ? null : super._get(key));
    override _set = (key: string, value: unknown) =>
      attempt(async () => {
        const isStored = globalThis.localStorage.getItem(key) === JSON.stringify(value);
        if (!isStored) await super._set(key, value);
      });
    override _remove = async (key: string) => {
      if (!isHidden) await attempt(() => super._remove(key));
    };
    override _addListener = (key: string, listener: () => Promise<void>) => {
      takeOver = () => listener().catch(() => this._remove(key)); // it cannot be read
      super._addListener(key, listener);
    };
  }

  return {
    persistence: HiddenPersistence as unknown as Persistence,
    async adopt() {
      isHidden = false;
      await takeOver();
    },
  };
}

/** Does nothing if the browser's storage is full or blocked. */
async function attempt(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    console.warn('This browser does not store who is signed in.', error);
  }
}
