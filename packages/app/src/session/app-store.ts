import { emulatorSettings, firebaseSettings } from '../config.ts';
import { createFirebaseBackend } from './firebase-backend.ts';
import { createPersisted } from './persisted.ts';
import { CONFIRM_LIMIT, createSessionStore, type SessionStore } from './store.ts';

/**
 * Creates the site's session store. In the browser, it starts confirming a stored account right
 * away; on the server, nobody is signed in.
 */
export function createAppStore(): SessionStore {
  const backend = createFirebaseBackend(firebaseSettings, emulatorSettings);
  // The limit counts from the navigation, because the script in the head hides the page from then
  // on.
  const elapsed = typeof window === 'undefined' ? 0 : performance.now();
  const confirmLimit = Math.max(0, CONFIRM_LIMIT - elapsed);
  return createSessionStore(backend, createPersisted(), { confirmLimit });
}
