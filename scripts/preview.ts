/**
 * `npm run preview`: builds and prerenders the site and serves it with the headers of the hosting
 * configuration and with the embedded backend. Ctrl-C stops it.
 *
 * PREVIEW_PORT, AUTH_PORT, FIRESTORE_PORT, PROJECT_ID and DATA_DIR change the defaults.
 */
import { join } from 'node:path';
import { serveSite } from '@rapport/site-build/serve';
import { claimPorts } from '@rapport/tooling/ports';
import { waitForHttp } from '@rapport/tooling/probe';
import { cacheFolder } from '@rapport/tooling/root';
import { embeddedSettings } from './lib/embedded.ts';
import { openServices } from './lib/services.ts';
import { buildSiteOnce } from './lib/site-build.ts';

const ports = await claimPorts(['preview', 'auth', 'firestore']);
const services = openServices();

async function startSite(): Promise<void> {
  const folder = join(cacheFolder, 'preview');
  await buildSiteOnce(folder, embeddedSettings(ports));
  if (services.closing.aborted) return;
  const server = await serveSite({ folder, port: ports.preview });
  services.onClose(() => server.close());
  await waitForHttp(server.url, 10_000, services.closing);
  services.ready('Site', server.url);
}

console.log('Building the site as visitors get it. Ctrl-C stops it.\n');
await services.run(async () => {
  await Promise.all([services.startBackend(ports), startSite()]);
});
