import { emulatorSettings, firebaseSettings } from '../config.ts';
import { createFirebaseBackend } from './firebase-backend.ts';
import { createLocalNotes } from './local-notes.ts';
import { CONFIRM_LIMIT, createSessionStore, type SessionStore } from './store.ts';

/**
 * The session store of the site. In the browser it starts to confirm a stored account at once; on
 * the server nobody is signed in.
 */
export function createAppStore(): SessionStore {
  const backend = createFirebaseBackend(firebaseSettings, emulatorSettings);
  // The limit counts from the navigation: since then the script in the head keeps the page unpainted.
  const elapsed = typeof window === 'undefined' ? 0 : performance.now();
  return createSessionStore(backend, createLocalNotes(), Math.max(0, CONFIRM_LIMIT - elapsed));
}
