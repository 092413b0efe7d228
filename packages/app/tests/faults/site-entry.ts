import { accountActions } from '../../src/session/account-actions.ts';
import { createFirebaseBackend } from '../../src/session/firebase-backend.ts';
import { createPersisted } from '../../src/session/persisted.ts';
import { createSessionStore } from '../../src/session/store.ts';
import type { EmulatorSettings, FirebaseSettings } from '../../src/config.ts';

/** Starts the session code of a page. */
export function open(settings: { firebase: FirebaseSettings; emulators: EmulatorSettings }) {
  const backend = createFirebaseBackend(settings.firebase, settings.emulators);
  const store = createSessionStore(backend, createPersisted());
  return { store, backend, actions: accountActions(store) };
}
