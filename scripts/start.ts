/**
 * `npm start`: runs the embedded backend, the site in development and Storybook, and prints each
 * address once it responds. Ctrl-C stops everything.
 *
 *   --official  use Google's Firestore emulator instead of the embedded server (needs Java)
 *   --verbose   show what the services write
 *
 * SITE_PORT, STORYBOOK_PORT, AUTH_PORT, FIRESTORE_PORT, PROJECT_ID and DATA_DIR change the defaults.
 */
import { join } from 'node:path';
import { createServer } from 'vite';
import { devStorybookReady, startDevStorybook } from './lib/dev-storybook.ts';
import { embeddedSettings } from './lib/embedded.ts';
import { claimPorts } from './lib/ports.ts';
import { waitForHttp } from './lib/probe.ts';
import { appFolder } from './lib/root.ts';
import { openServices, verbose } from './lib/services.ts';

const LIMIT_MS = 120_000;

const ports = await claimPorts(['site', 'storybook', 'auth', 'firestore']);
const services = openServices();

async function startSite(): Promise<void> {
  Object.assign(process.env, embeddedSettings(ports));
  const server = await createServer({
    root: appFolder,
    configFile: join(appFolder, 'vite.config.ts'),
    logLevel: verbose ? 'info' : 'error',
    clearScreen: false,
    server: { port: ports.site, strictPort: true, host: '127.0.0.1', open: false },
  });
  services.onClose(() => server.close());
  await server.listen();
  await waitForHttp(`http://127.0.0.1:${ports.site}/`, LIMIT_MS, services.closing);
  services.ready('Site', `http://localhost:${ports.site}`);
}

async function startStorybook(): Promise<void> {
  const child = startDevStorybook(
    ports.storybook,
    verbose ? (text) => services.note('Storybook', text) : undefined,
  );
  services.onClose(() => child.stop());
  services.watchChild(child);
  await devStorybookReady(ports.storybook, services.closing);
  services.ready('Storybook', `http://localhost:${ports.storybook}`);
}

console.log('Rapport is starting. Ctrl-C stops it.\n');
await services.run(async () => {
  await Promise.all([services.startBackend(ports), startSite(), startStorybook()]);
});
