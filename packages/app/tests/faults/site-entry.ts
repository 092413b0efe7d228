import { accountActions } from '../../src/session/actions.ts';
import { createFirebaseBackend } from '../../src/session/firebase-backend.ts';
import { createPersisted } from '../../src/session/persisted.ts';
import { createSessionStore } from '../../src/session/store.ts';
import type { EmulatorSettings, FirebaseSettings } from '../../src/config.ts';
import { deliver } from '../../src/delivery/deliver.ts';
import type { Kind } from '../../src/delivery/kinds.ts';
import { createSender } from '../../src/delivery/sender.ts';

/** Starts the session code of a page. */
export function open(settings: { firebase: FirebaseSettings; emulators: EmulatorSettings }) {
  const backend = createFirebaseBackend(settings.firebase, settings.emulators);
  const store = createSessionStore(backend, createPersisted());
  return {
    store,
    actions: accountActions(store),
    showForm: (kind: Kind) =>
      createSender(kind, async () => ({
        deliver: (of, values, id, likelySpam) => deliver(of, values, id, likelySpam, settings),
      })),
  };
}
