import { emulatorSettings, firebaseSettings } from '../config.ts';
import { createFirebaseBackend } from './firebase-backend.ts';
import { createLocalUserType } from './local-user-type.ts';
import { CONFIRM_LIMIT, createSessionStore, type SessionStore } from './store.ts';

/**
 * The session store of the site. In the browser it begins at once to confirm a stored account; on
 * the server nobody is signed in.
 */
export function createAppStore(): SessionStore {
  const backend = createFirebaseBackend(firebaseSettings, emulatorSettings);
  // The script in the head has kept the page unpainted since the navigation began.
  const elapsed = typeof window === 'undefined' ? 0 : performance.now();
  return createSessionStore(backend, createLocalUserType(), Math.max(0, CONFIRM_LIMIT - elapsed));
}
