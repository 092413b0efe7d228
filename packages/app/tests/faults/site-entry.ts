import { accountActions } from '../../src/session/account-actions.ts';
import { createFirebaseBackend } from '../../src/session/firebase-backend.ts';
import { createLocalNotes } from '../../src/session/local-notes.ts';
import { createSessionStore } from '../../src/session/store.ts';
import type { EmulatorSettings, FirebaseSettings } from '../../src/config.ts';

/** Starts what a page of the site starts. */
export function open(settings: { firebase: FirebaseSettings; emulators: EmulatorSettings }) {
  const backend = createFirebaseBackend(settings.firebase, settings.emulators);
  const store = createSessionStore(backend, createLocalNotes());
  return { store, backend, actions: accountActions(store) };
}
