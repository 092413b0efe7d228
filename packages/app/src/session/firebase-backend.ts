import type { EmulatorSettings, FirebaseSettings } from '../config.ts';
import { download } from './download.ts';
import type { SessionBackend } from './backend.ts';
import { browserStorage } from './browser-storage.ts';
import { parseStoredUser, storedUserKey } from './stored-user.ts';

/** Creates a session backend on Firebase, whose code is downloaded when it is first needed. */
export function createFirebaseBackend(
  settings: FirebaseSettings,
  emulators: EmulatorSettings,
): SessionBackend {
  const key = storedUserKey(settings.apiKey);
  return {
    storedUser: () => parseStoredUser(browserStorage.getItem(key)),
    onStored(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key && event.newValue !== null) listener();
      };
      globalThis.window?.addEventListener('storage', onStorage);
      return () => globalThis.window?.removeEventListener('storage', onStorage);
    },
    async load() {
      const { connect } = await download(() => import('./firebase-service.ts'));
      return connect(settings, emulators);
    },
  };
}
