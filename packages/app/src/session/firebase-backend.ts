import type { EmulatorSettings, FirebaseSettings } from '../config.ts';
import type { SessionBackend, Unsubscribe } from './backend.ts';
import { download } from './download.ts';
import type { FirebaseCalls } from './firebase-sdk.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { parseStoredUser, storedUserKey } from './stored-user.ts';
import type { SessionUser } from './types.ts';

interface Observer {
  onUser: (user: SessionUser | null) => void;
  onError: (error: unknown) => void;
  /** Set when the observer is attached to the SDK. */
  stop?: Unsubscribe;
}

/** Downloads the SDK and connects it to the project. */
async function connect(
  settings: FirebaseSettings,
  emulators: EmulatorSettings,
): Promise<FirebaseCalls> {
  const sdk = await download(() => import('./firebase-sdk.ts'));
  return sdk.connect(settings, emulators);
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

  async function start(): Promise<FirebaseCalls> {
    calls = await connect(settings, emulators);
    for (const observer of observers) attach(observer, calls);
    return calls;
  }

  /** Loads the SDK once; after a failure the next call tries again. */
  const load = (): Promise<FirebaseCalls> =>
    (loading ??= start().catch((error: unknown) => {
      loading = null;
      throw error;
    }));

  /** Wraps a call of the SDK so that it loads the SDK first. */
  const later =
    <Args extends unknown[], Answer>(
      callOf: (sdk: FirebaseCalls) => (...args: Args) => Promise<Answer>,
    ) =>
    async (...args: Args): Promise<Answer> =>
      callOf(await load())(...args);

  /** Loads the SDK, which then calls the observers. */
  function confirm(): void {
    load().catch((error: unknown) => {
      for (const observer of observers) observer.onError(error);
    });
  }

  function forget(): void {
    for (const observer of observers) observer.onUser(null);
  }

  /** Watches for changes in other tabs until the SDK has loaded and does that itself. */
  function onStorage(event: StorageEvent): void {
    if (calls || (event.key !== key && event.key !== null)) return;
    if (storage.getItem(key) === null) forget();
    else confirm();
  }

  return {
    createAccount: later((sdk) => sdk.createAccount),
    setDisplayName: later((sdk) => sdk.setDisplayName),
    writeProfile: later((sdk) => sdk.writeProfile),
    readProfile: later((sdk) => sdk.readProfile),
    renameProfile: later((sdk) => sdk.renameProfile),
    deleteProfile: later((sdk) => sdk.deleteProfile),
    sendVerification: later((sdk) => sdk.sendVerification),
    signIn: later((sdk) => sdk.signIn),
    confirmPassword: later((sdk) => sdk.confirmPassword),
    deleteAccount: later((sdk) => sdk.deleteAccount),
    checkSession: later((sdk) => sdk.checkSession),
    sendPasswordReset: later((sdk) => sdk.sendPasswordReset),
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
    forgetStoredUser: () => storage.removeItem(key),
    warmUp: () => void load().catch(() => {}),
  };
}
