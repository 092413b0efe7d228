/**
 * `npm start`: runs the embedded backend, the site in development and Storybook, and prints each
 * address once it responds. Ctrl-C stops everything.
 *
 *   --official  use Google's Firestore emulator instead of the embedded server (needs Java)
 *   --verbose   print the services' output
 *
 * SITE_PORT, STORYBOOK_PORT, AUTH_PORT, FIRESTORE_PORT, PROJECT_ID and DATA_DIR change the defaults.
 */
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { runNode } from '@rapport/tooling/children';
import { claimPorts } from '@rapport/tooling/ports';
import { waitForHttp } from '@rapport/tooling/probe';
import { root } from '@rapport/tooling/root';
import { devStorybookReady, startDevStorybook } from './lib/dev-storybook.ts';
import { embeddedSettings } from './lib/embedded.ts';
import { appFolder } from './lib/paths.ts';
import { openServices, verbose } from './lib/services.ts';
import { tsx } from './lib/site-build.ts';

const LIMIT_MS = 120_000;

const ports = await claimPorts(['site', 'storybook', 'auth', 'firestore']);
const services = openServices();

/** Regenerates files when the kit's sources change, in another process, because that takes seconds. */
function generateAgain(): Plugin {
  const folders = ['src', 'tokens', 'themes'].map((name) => join(root, 'packages/ui', name));
  let running = false;
  let changed = false;
  async function run(): Promise<void> {
    changed = true;
    if (running) return;
    running = true;
    while (changed) {
      changed = false;
      const { code, output } = await runNode('generate', tsx('packages/ui/scripts/generate.ts'));
      if (code !== 0 && !services.closing.aborted) services.note('Generate', output);
    }
    running = false;
  }
  return {
    name: 'rapport:generate',
    configureServer({ watcher }) {
      watcher.add(folders);
      watcher.on('all', (_, file) => {
        if (folders.some((folder) => file.startsWith(folder))) void run();
      });
    },
  };
}

async function startSite(): Promise<void> {
  Object.assign(process.env, embeddedSettings(ports));
  const server = await createServer({
    root: appFolder,
    configFile: join(appFolder, 'vite.config.ts'),
    plugins: [generateAgain()],
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
