/** Serves a registry with the packed kit, so that projects can install the kit by name. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

interface Registry {
  /** Its address, without a slash at the end. */
  url: string;
  /** Lines for a project's `.npmrc` that use the registry. Other packages come from npm’s cache. */
  npmrc: string;
  close: () => void;
}

/**
 * Starts the registry. It also serves items such as `/r/Hero.json` from the packed kit, as the site does.
 * @param project The folder that has the tarball, and the kit installed from it.
 */
export async function serveKit(project: string): Promise<Registry> {
  const { name, version } = manifest;
  const tarball = `rapport-ui-${version}.tgz`;
  const server = createServer(({ url: path = '' }, response) => {
    const item = /^\/r\/(\w+\.json)$/.exec(path)?.[1];
    if (path === `/${name.replace('/', '%2f')}`)
      response.end(
        JSON.stringify({
          name,
          'dist-tags': { latest: version },
          versions: { [version]: { ...manifest, dist: { tarball: `${url}/${tarball}` } } },
        }),
      );
    else if (path === `/${tarball}`) createReadStream(join(project, tarball)).pipe(response);
    else if (item)
      createReadStream(join(project, 'node_modules', name, 'dist/registry', item)).pipe(response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const npmrc = [`@rapport:registry=${url}/`, 'prefer-offline=true', 'audit=false', 'fund=false'];
  return { url, npmrc: npmrc.join('\n'), close: () => server.close() };
}
