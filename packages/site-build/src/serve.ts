/**
 * A static server that responds like Firebase Hosting with the same firebase.json: clean URLs,
 * headers and the page for unknown paths. superstatic.test.ts compares it with Firebase's own local
 * server, which never sends a 304 and accepts every method.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import { extname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matcher, type HeaderRule, type Hosting, type HostingConfig } from './config.ts';
import { listFiles } from './files.ts';
import { refuseWith } from './refusals.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const COMPRESSIBLE = /^text\/|json|xml|javascript/;

type Encoding = 'br' | 'gzip';

interface SiteFile {
  body: Buffer;
  type: string;
  hash: string;
  /** Filled by the first request for each encoding. */
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** What a path resolves to. */
export type Answer =
  | { kind: 'file'; path: string; status: 200 | 404 }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

const NOT_FOUND = '/404.html';

/**
 * Resolves a path by Firebase's rules for `cleanUrls: true` and `trailingSlash: false`.
 * @param path The path without its query.
 */
export function resolvePath(path: string, has: (file: string) => boolean): Answer {
  const missing: Answer = has(NOT_FOUND)
    ? { kind: 'file', path: NOT_FOUND, status: 404 }
    : { kind: 'missing' };
  if (has(path)) {
    if (!path.endsWith('.html')) return { kind: 'file', path, status: 200 };
    return { kind: 'redirect', to: path.replace(/(\/index)?\.html$/, '') || '/' };
  }
  const clean = path.replace(/\/$/, '');
  // A folder's index page takes precedence over a page with the folder's name.
  const file = [`${clean}/index.html`, `${clean}.html`].find(has);
  if (!file) return missing;
  if (path.endsWith('/') && path !== '/') return { kind: 'redirect', to: clean };
  if (file === `${clean}.html` && clean.endsWith('/index')) {
    return { kind: 'redirect', to: clean.slice(0, -'/index'.length) || '/' };
  }
  return file === NOT_FOUND ? missing : { kind: 'file', path: file, status: 200 };
}

/**
 * Decodes what a path encodes without need: two spellings of one address are one page, but
 * `location.pathname` differs. No other character is decoded, so this adds no slash or backslash.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 */
export const plainPath = (path: string): string =>
  path.replaceAll(/%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi, decodeURIComponent);

/** Chooses the response encoding from `Accept-Encoding`; prefers Brotli to gzip. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const accepted = new Set<string>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding));
}

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify(gzip),
};

/** Reads all files in the folder up front, so no path can reach anything outside it. */
async function loadFiles(folder: string): Promise<Map<string, SiteFile>> {
  const files = new Map<string, SiteFile>();
  for (const path of await listFiles(folder)) {
    const body = await readFile(join(folder, path));
    files.set(path, {
      body,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      encoded: new Map(),
    });
  }
  return files;
}

const send = (response: ServerResponse, headers: HeaderRule['headers']): void => {
  for (const { key, value } of headers) response.setHeader(key, value);
};

function isEncoded(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether a request names the host, as HTTP/1.1 requires. Node's own refusal has no headers. */
const namesHost = ({ httpVersion, headers: { host } }: IncomingMessage): boolean =>
  httpVersion !== '1.1' || host !== undefined;

/** What Node passes to an HTTP/2 server has the parts of HTTP/1.1's that are used here. */
type SecureListener = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/** A running server. */
export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** A folder written by `vite build`: firebase.json and its `public` folder. */
  folder: string;
  port: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** Replaces the `hosting` part of the folder's firebase.json. */
  hosting?: Hosting;
  /** Serves HTTP/2, and HTTP/1.1 to clients without it, over TLS with this key and certificate. */
  tls?: { key: string; cert: string };
}

/** The `hosting` of a folder of static files that has no firebase.json. */
export const BARE_HOSTING: Hosting = {
  public: '.',
  ignore: [],
  cleanUrls: true,
  trailingSlash: false,
  headers: [],
};

async function readHosting(folder: string): Promise<Hosting> {
  const config = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8')) as HostingConfig;
  return config.hosting;
}

/** Serves a built site. Reads all files once; restart it after a new build. */
export async function serveSite(options: ServeOptions): Promise<SiteServer> {
  const { folder, port, host = '127.0.0.1', tls } = options;
  const hosting = options.hosting ?? (await readHosting(folder));
  if (!hosting.cleanUrls || hosting.trailingSlash) {
    throw new Error(
      'firebase.json: serve.ts supports only cleanUrls: true with trailingSlash: false.',
    );
  }
  const files = await loadFiles(join(folder, hosting.public));
  const rules = hosting.headers.map(({ source, headers }) => ({
    applies: matcher(source),
    headers,
  }));
  /** The headers for these paths, in order. */
  const headersFor = (paths: string[]) =>
    paths.flatMap((path) =>
      rules.filter(({ applies }) => applies(path)).flatMap(({ headers }) => headers),
    );
  const withoutPage = headersFor([NOT_FOUND]);
  // Request paths are encoded.
  const has = (path: string) => files.has(decodeURI(path));

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    status: number,
  ): Promise<void> {
    const compressible = COMPRESSIBLE.test(file.type);
    const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined;
    const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
    response.setHeader('ETag', etag);
    if (compressible) response.setHeader('Vary', 'Accept-Encoding');
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
    if (status === 200 && known?.some((tag) => tag === '*' || tag.replace('W/', '') === etag)) {
      response.writeHead(304).end();
      return;
    }
    let { body } = file;
    if (encoding) {
      const encoded = file.encoded.get(encoding) ?? encoders[encoding](file.body);
      file.encoded.set(encoding, encoded);
      body = await encoded;
      response.setHeader('Content-Encoding', encoding);
    }
    response.setHeader('Content-Type', file.type);
    response.setHeader('Content-Length', body.length);
    response.writeHead(status);
    // Node's HTTP/2 does not leave out the body by itself.
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    const end = url.includes('?') ? url.indexOf('?') : url.length;
    // Collapses slashes, so that no redirect leads to another host.
    const path = url.slice(0, end).replaceAll(/\/+/g, '/');
    if (!isEncoded(path) || !namesHost(request)) {
      send(response, withoutPage);
      response.writeHead(400).end('This request is not written correctly.');
      return;
    }
    const plain = plainPath(path);
    let found = resolvePath(plain, has);
    const missing = found.kind === 'file' && found.status === 404;
    const normal = posix.normalize(path);
    send(response, headersFor(missing ? [NOT_FOUND, normal] : [normal]));
    if (plain !== path && found.kind === 'file' && !missing) {
      found = { kind: 'redirect', to: plain };
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (found.kind === 'redirect') {
      response.writeHead(301, { Location: found.to + url.slice(end) }).end();
    } else if (found.kind === 'missing') response.writeHead(404).end('Not found');
    else await sendFile(request, response, files.get(decodeURI(found.path))!, found.status);
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
  const server = tls
    ? createSecureServer({ ...tls, allowHTTP1: true }, listener as unknown as SecureListener)
    : createServer({ requireHostHeader: false }, listener);
  if (server instanceof Server) refuseWith(server, withoutPage);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
