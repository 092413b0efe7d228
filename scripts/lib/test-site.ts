/** Serves the site as visitors get it, on its own ports, with a backend that stores nothing on disk. */
import { join } from 'node:path';
import { startBackend } from '@rapport/emulator';
import { serveSite } from '@rapport/site-build/serve';
import { claimPorts } from '@rapport/tooling/ports';
import { cacheFolder } from '@rapport/tooling/root';
import { embeddedSettings, official, projectId } from './embedded.ts';
import { rulesFile } from './paths.ts';
import { buildSiteOnce } from './site-build.ts';

/** Runs `make` on the first call. All callers share its result or its failure. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

const ports = once(() => claimPorts(['testSite', 'testAuth', 'testFirestore']));

/** Builds the production site if it has changed, and returns its folder. */
async function build(name: string, formDelivery: 'console' | 'firestore'): Promise<string> {
  const { testAuth, testFirestore } = await ports();
  const folder = join(cacheFolder, name);
  await buildSiteOnce(folder, {
    ...embeddedSettings({ auth: testAuth, firestore: testFirestore }),
    VITE_FORM_DELIVERY: formDelivery,
  });
  return folder;
}

/** Builds the site as the product document has it, if it has changed, and returns its folder. */
export const buildTestSite = once(() => build('test-site', 'console'));

/** Serves the site whose forms arrive, in the backend of `withTestSite`. */
export async function withDeliverySite<T>(
  run: (addresses: Pick<TestSite, 'site' | 'stats'>) => Promise<T>,
): Promise<T> {
  const folder = await build('delivery-site', 'firestore');
  const { testDelivery: port } = await claimPorts(['testDelivery']);
  const server = await serveSite({ folder, port });
  try {
    return await run({ site: server.url, stats: join(folder, 'stats.json') });
  } finally {
    await server.close();
  }
}

/** URLs of the site and the backend. */
export interface TestSite {
  site: string;
  /** The file that says what is in the site's files. */
  stats: string;
  auth: string;
  firestore: string;
}

/** Serves the site and the backend while `run` is running. */
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
      const stats = join(folder, 'stats.json');
      return await run({ site: server.url, stats, auth: backend.authUrl, firestore });
    } finally {
      await server.close();
    }
  } finally {
    await backend.stop();
  }
}
