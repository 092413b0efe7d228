import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseSettings } from '../config.ts';

/** The part of an app that the SDK's types leave out. */
interface Components {
  container: { addOrOverwriteComponent: (component: object) => void };
}

/**
 * Replaces the SDK's heartbeats, which tell Google the versions in use. Each request waits for them
 * to be read from IndexedDB, which in some browsers never answers.
 */
const noHeartbeats = {
  name: 'heartbeat',
  instantiationMode: 'LAZY',
  instanceFactory: () => ({
    triggerHeartbeat: () => Promise.resolve(),
    getHeartbeatsHeader: () => Promise.resolve(''),
  }),
};

/**
 * Returns the app of these settings, which sends no heartbeats. Later calls return the same app.
 */
export function firebaseApp(settings: FirebaseSettings): FirebaseApp {
  const app = initializeApp(settings);
  (app as unknown as Components).container.addOrOverwriteComponent(noHeartbeats);
  return app;
}
