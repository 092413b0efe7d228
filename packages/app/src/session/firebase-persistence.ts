/* oxlint-disable no-underscore-dangle -- the names are the SDK’s */
import { browserLocalPersistence, type Persistence } from 'firebase/auth';

/** What the SDK calls on a persistence. It is internal to the SDK, so tests run the real one. */
interface Storing {
  _get: (key: string) => Promise<unknown>;
  _set: (key: string, value: unknown) => Promise<void>;
  _remove: (key: string) => Promise<void>;
  _addListener: (key: string, listener: () => Promise<void>) => void;
}

const LocalPersistence = browserLocalPersistence as unknown as new () => Storing;

/**
 * Local storage for Firebase Auth that shows the stored user only when asked.
 *
 * The SDK confirms a stored user when it starts, and deletes it after any error that the service
 * answers, even one that says that the service is down. When another tab signs in, it takes over the
 * stored user as it is. So it starts without a user here, and takes over the stored one later as if
 * from another tab; then the caller confirms it, and knows the error.
 *
 * When another tab stores a user, the SDK stores the same user again. If that tab signs out in
 * between, both would be signed in for good, even to an account that is deleted. So what is stored
 * is not stored again.
 *
 * What the browser refuses to store is kept in memory for as long as the page is open.
 */
export function createFirebasePersistence(): {
  persistence: Persistence;
  /** Lets the SDK take over the stored user. Call it once, when the SDK has started. */
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
