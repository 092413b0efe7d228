import { initializeApp, type FirebaseApp } from 'firebase/app';
import { appCheckKey, type FirebaseSettings } from '../config.ts';
import { download } from './download.ts';

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

/** Returns the app, whose calls carry an App Check token if this build has a key. */
export async function startApp(settings: FirebaseSettings): Promise<FirebaseApp> {
  // Not read in config.ts: only a literal lets the bundler leave the code out of other builds.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
    const { startAppCheck } = await download(() => import('./app-check.ts'));
    await startAppCheck(settings, appCheckKey);
  }
  return firebaseApp(settings);
}
