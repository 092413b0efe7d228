/** Serves a built site with sirv, and with the headers of its hosting configuration. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersBy, type Hosting, type HostingConfig } from './config.ts';

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

/**
 * Answers as Firebase Hosting does: pages without `.html` and a slash at the end, headers, and
 * 404.html for unknown paths.
 * A file with `.br` beside it is sent compressed.
 */
export function hostingListener(folder: string, hosting: Hosting): RequestListener {
  const publicFolder = join(folder, hosting.public);
  const headersAt = headersBy(hosting);
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [key, value] of Object.entries(headersAt(path))) {
      response.setHeader(key, value);
    }
  };
  const serve = sirv(publicFolder, { extensions: ['html'], etag: true, brotli: true, setHeaders });
  const missing = join(publicFolder, '404.html');
  return (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split('?');
    const clean = path.replace(/(?<=.)(?:\/|\.html)$/, '');
    if (clean !== path) {
      const location = query === undefined ? clean : `${clean}?${query}`;
      response.writeHead(301, { Location: location }).end();
      return;
    }
    serve(request, response, () => {
      setHeaders(response, path);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.writeHead(404).end(existsSync(missing) ? readFileSync(missing) : '');
    });
  };
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

/** Serves a built site on this machine. Restart it after a new build. */
export async function serveSite({ folder, port }: ServeOptions): Promise<SiteServer> {
  const listener = hostingListener(folder, await readHosting(folder));
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
