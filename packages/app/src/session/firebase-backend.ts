import type { EmulatorSettings, FirebaseSettings } from '../config.ts';
import type { SessionBackend, Unsubscribe } from './backend.ts';
import type { FirebaseCalls } from './firebase-sdk.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { parseStoredUser, storedUserKey } from './stored-user.ts';
import type { SessionUser } from './types.ts';

interface Observer {
  onUser: (user: SessionUser | null) => void;
  onError: (error: unknown) => void;
  /** Set once the observer is attached to the SDK. */
  stop?: Unsubscribe;
}

/**
 * Creates a session backend on Firebase Auth and Firestore. It downloads Firebase's code only when
 * there is a stored user to confirm, a call to make, or a reason to expect one (`warmUp`).
 */
export function createFirebaseBackend(
  settings: FirebaseSettings,
  emulators: EmulatorSettings,
): SessionBackend {
  const key = storedUserKey(settings.apiKey);
  const storage = safeLocalStorage();
  const observers = new Set<Observer>();
  let loading: Promise<FirebaseCalls> | null = null;
  let calls: FirebaseCalls | null = null;

  const storedUser = () => parseStoredUser(storage.getItem(key));

  const attach = (observer: Observer, sdk: FirebaseCalls) => {
    observer.stop = sdk.observe(observer.onUser, observer.onError);
  };

  async function connect(): Promise<FirebaseCalls> {
    const { connect: connectSdk } = await import('./firebase-sdk.ts');
    calls = connectSdk(settings, emulators);
    for (const observer of observers) attach(observer, calls);
    return calls;
  }

  /** Loads the SDK once; after a failure the next call tries again. */
  const load = (): Promise<FirebaseCalls> =>
    (loading ??= connect().catch((error: unknown) => {
      loading = null;
      throw error;
    }));

  /** Loads the SDK, which then calls the observers. */
  function confirm(): void {
    load().catch((error: unknown) => {
      for (const observer of observers) observer.onError(error);
    });
  }

  function forget(): void {
    for (const observer of observers) observer.onUser(null);
  }

  /** Watches for changes in other tabs until the SDK is loaded, which then does that itself. */
  function onStorage(event: StorageEvent): void {
    if (calls || (event.key !== key && event.key !== null)) return;
    if (storage.getItem(key) === null) forget();
    else confirm();
  }

  return {
    createAccount: async (...args) => (await load()).createAccount(...args),
    setDisplayName: async (...args) => (await load()).setDisplayName(...args),
    writeProfile: async (...args) => (await load()).writeProfile(...args),
    readProfile: async (...args) => (await load()).readProfile(...args),
    sendVerification: async (...args) => (await load()).sendVerification(...args),
    signIn: async (...args) => (await load()).signIn(...args),
    sendPasswordReset: async (...args) => (await load()).sendPasswordReset(...args),
    async signOut() {
      const sdk = await load().catch(() => null);
      if (sdk) return sdk.signOut();
      // A visitor must not stay signed in because code failed to load.
      storage.removeItem(key);
      forget();
    },
    observe(onUser, onError) {
      const observer: Observer = { onUser, onError };
      if (observers.size === 0) globalThis.window?.addEventListener('storage', onStorage);
      observers.add(observer);
      if (calls) attach(observer, calls);
      else if (storedUser() === null) onUser(null);
      else confirm();
      return () => {
        observers.delete(observer);
        observer.stop?.();
        if (observers.size === 0) globalThis.window?.removeEventListener('storage', onStorage);
      };
    },
    storedUser,
    warmUp: () => void load().catch(() => {}),
  };
}
