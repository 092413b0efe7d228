import { FirebaseError, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import type { EmulatorSettings, FirebaseSettings } from '../config.ts';
import { download } from './download.ts';

/**
 * Returns the app, whose calls carry an App Check token if this build has a key. Later calls return
 * the same app.
 */
export async function startApp(settings: FirebaseSettings): Promise<FirebaseApp> {
  const app = initializeApp(settings);
  // Not read in config.ts: only a literal lets the bundler leave the code out of other builds.
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (siteKey) {
    const { startAppCheck } = await download(() => import('./app-check.ts'));
    await startAppCheck(app, siteKey);
  }
  return app;
}

/** Returns the Firestore of an app, or of its emulator if that is set. */
export function openFirestore(app: FirebaseApp, emulators: EmulatorSettings): Firestore {
  const firestore = getFirestore(app);
  // The SDK logs whole requests, including personal data. Callers report or log failures.
  setLogLevel('silent');
  if (emulators.firestore) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

/** Milliseconds to wait for a response from Firestore; the SDK itself waits forever. */
const LIMIT = 15_000;

/** Rejects if Firestore takes too long. */
export function limited<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    const error = new FirebaseError('deadline-exceeded', 'The service didn’t answer in time.');
    timer = setTimeout(() => reject(error), LIMIT);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}
