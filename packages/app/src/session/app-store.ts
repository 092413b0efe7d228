import { emulatorSettings, firebaseSettings, sessionLimits } from '../config.ts';
import type { SessionBackend } from './backend.ts';
import { createFirebaseBackend } from './firebase-backend.ts';
import { createPersisted, type Persisted } from './persisted.ts';
import { CONFIRM_LIMIT, createSessionStore, type SessionStore } from './store.ts';

/**
 * Creates the site's session store. In the browser, it starts confirming a stored account right
 * away; on the server, nobody is signed in.
 */
export function createAppStore(): SessionStore {
  const backend = createFirebaseBackend(firebaseSettings, emulatorSettings);
  const persisted = createPersisted();
  const inBrowser = typeof window !== 'undefined';
  // The limit counts from the navigation, because the script in the head hides the page from then
  // on.
  const elapsed = inBrowser ? performance.now() : 0;
  const store = createSessionStore(backend, persisted, {
    confirmLimit: Math.max(0, CONFIRM_LIMIT - elapsed),
    limits: sessionLimits,
  });
  if (inBrowser) watchWhileSignedIn(store, backend, persisted);
  return store;
}

/** Downloads the code that watches a session as soon as someone is signed in. */
function watchWhileSignedIn(
  store: SessionStore,
  backend: SessionBackend,
  persisted: Persisted,
): void {
  const watch = () => {
    if (store.getSnapshot().status !== 'signedIn') return;
    unsubscribe();
    import('./watch-session.ts').then(
      ({ watchSessions }) => watchSessions(store, backend, persisted, sessionLimits),
      () => (unsubscribe = store.subscribe(watch)), // the next change of the session tries again
    );
  };
  let unsubscribe = store.subscribe(watch);
}
