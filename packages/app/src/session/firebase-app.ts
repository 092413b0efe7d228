import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseSettings } from '../config.ts';

/** What the SDK calls on an app; its types leave it out. */
interface Components {
  container: { addOrOverwriteComponent: (component: object) => void };
}

/**
 * The heartbeats of the SDK tell Google which versions are in use. Each request waits until they are
 * read from IndexedDB, which in some browsers never answers.
 */
const noHeartbeats = {
  name: 'heartbeat',
  instantiationMode: 'LAZY',
  instanceFactory: () => ({
    triggerHeartbeat: () => Promise.resolve(),
    getHeartbeatsHeader: () => Promise.resolve(''),
  }),
};

/** Returns the app of these settings, which sends no heartbeats; always the same. */
export function firebaseApp(settings: FirebaseSettings): FirebaseApp {
  const app = initializeApp(settings);
  (app as unknown as Components).container.addOrOverwriteComponent(noHeartbeats);
  return app;
}
