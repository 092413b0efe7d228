import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { FirebaseSettings } from '../config.ts';
import { firebaseApp } from './firebase-app.ts';

const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** Milliseconds to wait for reCAPTCHA's script; the SDK itself waits forever. */
const SCRIPT_LIMIT = 10_000;

/** Milliseconds to wait for IndexedDB, where the SDK keeps the token; the SDK waits forever. */
const STORAGE_LIMIT = 2000;

/** The method that the SDK calls for a token; its types leave it out. */
interface TokenSource {
  getToken: (isLimitedUse?: boolean) => Promise<unknown>;
}

/**
 * Makes every later call to Auth and Firestore carry an App Check token, and renews the token
 * before it expires. Call it before `connect`. If reCAPTCHA is blocked, calls carry a token that
 * says so. A project that enforces App Check then refuses them; any other project accepts them. If
 * IndexedDB does not answer, the token lasts as long as the page.
 */
export async function startAppCheck(settings: FirebaseSettings, siteKey: string): Promise<void> {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const source = provider as unknown as TokenSource;
  const getToken = source.getToken.bind(provider);
  const blocked = scriptBlocked();
  source.getToken = (isLimitedUse) => Promise.race([getToken(isLimitedUse), blocked]);
  // The SDK checks that IndexedDB exists before each use.
  if (await isStorageDead()) Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  // `connect` uses the same app.
  initializeAppCheck(firebaseApp(settings), { provider, isTokenAutoRefreshEnabled: true });
}

/** Rejects if reCAPTCHA's script does not load; never resolves. */
function scriptBlocked(): Promise<never> {
  const blocked = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('reCAPTCHA couldn’t be loaded.'));
    const onError = ({ target }: Event) => {
      if (target && 'src' in target && String(target.src).startsWith(RECAPTCHA)) fail();
    };
    // Errors of scripts do not bubble.
    window.addEventListener('error', onError, { capture: true });
    setTimeout(() => {
      window.removeEventListener('error', onError, { capture: true });
      if (!('grecaptcha' in globalThis)) fail();
    }, SCRIPT_LIMIT);
  });
  // Only the calls that wait for reCAPTCHA report the error.
  blocked.catch(() => {});
  return blocked;
}

/** Whether IndexedDB never answers. The SDK handles a refusal itself. */
const isStorageDead = (): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(resolve, STORAGE_LIMIT, true);
    const answered = () => resolve(false);
    try {
      // Opens a database as the SDK does. The SDK creates its own only later.
      const request = indexedDB.open('storage-check');
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- one listener, as the SDK has it
      request.onerror = answered;
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase('storage-check');
        answered();
      };
    } catch {
      answered();
    }
  });
