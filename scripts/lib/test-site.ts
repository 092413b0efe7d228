/** The site as visitors get it, on ports of its own, with a backend that forgets. */
import { join } from 'node:path';
import { startBackend } from '@rapport/emulator';
import { serveSite } from '@rapport/site-build/serve';
import { embeddedSettings, official, projectId } from './embedded.ts';
import { claimPorts } from './ports.ts';
import { cacheFolder, rulesFile } from './root.ts';
import { buildKit, buildSite } from './site-build.ts';

/** Runs once, whoever asks first; a failure is everyone's. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

const ports = once(() => claimPorts(['testSite', 'testAuth', 'testFirestore']));

/** The folder of the production build, built once in a run. */
export const buildTestSite = once(async () => {
  const { testAuth, testFirestore } = await ports();
  const folder = join(cacheFolder, 'test-site');
  await buildKit();
  await buildSite(folder, embeddedSettings({ auth: testAuth, firestore: testFirestore }));
  return folder;
});

/** Addresses of what is served. */
export interface TestSite {
  site: string;
  auth: string;
  firestore: string;
}

/** Serves site and backend for as long as `run` takes. */
export async function withTestSite<T>(run: (addresses: TestSite) => Promise<T>): Promise<T> {
  const folder = await buildTestSite();
  const { testSite, testAuth, testFirestore } = await ports();
  const backend = await startBackend({
    projectId,
    authPort: testAuth,
    firestorePort: testFirestore,
    dataDir: null,
    official,
    rulesFile,
  });
  try {
    const server = await serveSite({ folder, port: testSite });
    try {
      const firestore = `http://${backend.firestoreHost}`;
      return await run({ site: server.url, auth: backend.authUrl, firestore });
    } finally {
      await server.close();
    }
  } finally {
    await backend.stop();
  }
}
