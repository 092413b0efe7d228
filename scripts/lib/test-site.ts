/** Serves the site as visitors get it, on its own ports, with a backend that stores nothing on disk. */
import { join } from 'node:path';
import { startBackend } from '@rapport/emulator';
import { serveSite } from '@rapport/site-build/serve';
import { claimPorts } from '@rapport/tooling/ports';
import { cacheFolder } from '@rapport/tooling/root';
import { embeddedSettings, official, projectId } from './embedded.ts';
import { rulesFile } from './paths.ts';
import { buildSiteOnce } from './site-build.ts';

/** The built site as the product document has it, and the one whose forms arrive. */
const folders = {
  console: join(cacheFolder, 'test-site'),
  firestore: join(cacheFolder, 'delivery-site'),
};

let built: ReturnType<typeof build> | undefined;

async function build() {
  const ports = await claimPorts(['testSite', 'testDelivery', 'testAuth', 'testFirestore']);
  const backend = embeddedSettings({ auth: ports.testAuth, firestore: ports.testFirestore });
  for (const [delivery, folder] of Object.entries(folders)) {
    await buildSiteOnce(folder, { ...backend, VITE_FORM_DELIVERY: delivery });
  }
  return ports;
}

const buildOnce = () => (built ??= build());

/** Builds both sites if they have changed, once. Returns the folder of the first. */
export const buildTestSites = async (): Promise<string> => {
  await buildOnce();
  return folders.console;
};

/**
 * Serves both sites and their backend while `run` is running.
 * @param run Gets the addresses in the environment variables that the tests read; see
 *   packages/app/e2e/support.ts.
 */
export async function withTestSites<T>(run: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
  const ports = await buildOnce();
  const backend = await startBackend({
    projectId,
    authPort: ports.testAuth,
    firestorePort: ports.testFirestore,
    dataDir: null,
    official,
    rulesFile,
  });
  const servers = await Promise.all([
    serveSite({ folder: folders.console, port: ports.testSite }),
    serveSite({ folder: folders.firestore, port: ports.testDelivery }),
  ]);
  const [site, delivery] = servers;
  try {
    return await run({
      SITE_URL: site.url,
      SITE_STATS: join(folders.console, 'stats.json'),
      DELIVERY_URL: delivery.url,
      DELIVERY_STATS: join(folders.firestore, 'stats.json'),
      AUTH_URL: backend.authUrl,
      FIRESTORE_URL: `http://${backend.firestoreHost}`,
      PROJECT_ID: projectId,
    });
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await backend.stop();
  }
}
