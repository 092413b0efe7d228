/** Serves a built site with superstatic, Firebase Hosting's own local server. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
// The package's index exports the function as `default` of a CommonJS module, which Node does not unwrap.
import superstatic from 'superstatic/lib/superstatic.js';
import type { Hosting, HostingConfig } from './config.ts';

/** The `hosting` of a folder of static files that has no firebase.json. */
export const BARE_HOSTING: Hosting = {
  public: '.',
  ignore: [],
  cleanUrls: true,
  trailingSlash: false,
  headers: [],
};

/** The `hosting` of a folder written by `vite build`: firebase.json and its `public` folder. */
export async function readHosting(folder: string): Promise<Hosting> {
  const config = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8')) as HostingConfig;
  return config.hosting;
}

/** Answers as Firebase Hosting does: clean URLs, headers, and the page for unknown paths. */
export function hostingListener(
  folder: string,
  hosting: Hosting,
  compression = false,
): RequestListener {
  const respond = superstatic({
    cwd: folder,
    // Text, because superstatic merges an object with the current folder's firebase.json.
    config: JSON.stringify(hosting),
    // The same stack as `firebase serve`.
    stack: 'strict',
    compression,
  }) as (...args: [...Parameters<RequestListener>, next: (error?: unknown) => void]) => void;
  return (request, response) =>
    respond(request, response, (error) => {
      if (error) console.error(error);
      response.writeHead(error ? 500 : 404).end();
    });
}

/** A running server. */
export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** A folder written by `vite build`. */
  folder: string;
  port: number;
}

/** Serves a built site on this machine, compressed. Restart it after a new build. */
export async function serveSite({ folder, port }: ServeOptions): Promise<SiteServer> {
  const listener = hostingListener(folder, await readHosting(folder), true);
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
