/**
 * Compares our server with superstatic, Firebase's own local server: both serve the same folder and
 * must respond alike to a table of requests. Each intended difference has a test.
 */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { server as superstatic } from 'superstatic';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { completeHosting } from './config.ts';
import { serveSite, type SiteServer } from './serve.ts';

const rule = (source: string, value: string) => ({
  source,
  headers: [
    { key: 'X-Rule', value },
    { key: `X-${value}`, value: 'set' },
  ],
});
const files: Record<string, string> = {
  'public/index.html': '<h1>Home</h1>',
  'public/about.html': '<h1>About</h1>',
  'public/404.html': '<h1>Nothing here</h1>',
  'public/blog/index.html': '<h1>Blog</h1>',
  'public/blog/one.html': '<h1>One</h1>',
  'public/both.html': '<h1>The page</h1>',
  'public/both/index.html': '<h1>The folder</h1>',
  'public/a b.html': '<h1>Space</h1>',
  'public/ü.html': '<h1>Umlaut</h1>',
  'public/assets/a.css': '.a { color: red }\n'.repeat(200),
  'public/assets/a.js': 'a();',
  'public/assets/a.woff2': 'a font'.repeat(500),
  'public/icons/a.png': 'a picture',
  'public/favicon.svg': '<svg />',
  'public/robots.txt': 'Allow: /',
  'public/site.webmanifest': '{}',
  'public/sitemap.xml': '<urlset />',
  'public/.hidden.html': 'hidden',
};

const caching = (source: string, value: string) => ({
  source,
  headers: [{ key: 'Cache-Control', value }],
});
const hosting = completeHosting(
  {
    public: 'dist/public',
    ignore: ['**/.*'],
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '**', headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'" }] },
      caching('**', 'no-cache'),
      caching('/assets/**', 'immutable'),
      rule('**', 'all'),
      rule('/assets/**', 'assets'),
      rule('/*.txt', 'text'),
      rule('/@(about|blog)', 'either'),
      rule('/', 'home'),
      rule('/about', 'about'),
      rule('/404.html', 'missing'),
    ],
  },
  {
    pages: [
      { source: '**', scripts: ['nowhere()'], styles: [] },
      { source: '/about', scripts: ['about()'], styles: [] },
    ],
    files: Object.keys(files).map((name) => name.replace(/^public/, '')),
  },
);

let folder: string;
let ours: SiteServer;
let theirs: Server;
let ports: { ours: number; theirs: number };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'superstatic-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const config = { hosting, firestore: { rules: 'firestore.rules' } };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(config));
  ours = await serveSite({ folder, port: 0 });
  // Started as `firebase serve` does.
  theirs = superstatic({
    cwd: folder,
    config: structuredClone(hosting),
    compression: true,
    stack: 'strict',
    port: 0,
    hostname: '127.0.0.1',
  }).listen(() => {});
  await once(theirs, 'listening');
  ports = {
    ours: Number(new URL(ours.url).port),
    theirs: (theirs.address() as AddressInfo).port,
  };
});
afterAll(async () => {
  theirs.closeAllConnections();
  theirs.close();
  await ours.close();
  await rm(folder, { recursive: true });
});

interface Request {
  method?: string;
  headers?: Record<string, string>;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Uses Node's own client: `fetch` would normalize the path and decode the body. */
function ask(port: number, path: string, { method = 'GET', headers = {} }: Request = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const decode = decoders[response.headers['content-encoding'] ?? ''];
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: (decode && body.length > 0 ? decode(body) : body).toString(),
        });
      });
    });
    sent.once('error', reject).end();
  });
}

/** The parts of a response that must match. */
function essence({ status, headers, body }: Answer) {
  const redirect = status === 301;
  return {
    status,
    location: headers.location,
    rules: Object.entries(headers).filter(([key]) => key.startsWith('x-')),
    policy: headers['content-security-policy'],
    caching: headers['cache-control'],
    // Nobody sees the body of a redirect.
    ...(!redirect && {
      type: headers['content-type'],
      encoding: headers['content-encoding'],
      vary: headers.vary,
      tagged: headers.etag !== undefined,
      body,
    }),
  };
}

const accepting = (encoding: string): Request => ({ headers: { 'accept-encoding': encoding } });

const requests: [path: string, request?: Request][] = [
  // Pages
  ['/'],
  ['/?from=mail'],
  ['/about'],
  ['/about?from=home'],
  ['/blog'],
  ['/blog/one'],
  ['/both'],
  ['/about', { method: 'HEAD' }],
  ['/about', { headers: { range: 'bytes=0-3' } }],
  // Addresses that are not clean
  ['/about/'],
  ['/about/?from=home'],
  ['/about/?from=home?to=work'],
  ['/about/?'],
  ['/about.html'],
  ['/about.html?from=home'],
  ['/index'],
  ['/index/'],
  ['/index.html'],
  ['/blog/'],
  ['/blog/index'],
  ['/blog/index.html'],
  ['/blog/one/'],
  ['/blog/one.html'],
  ['/both/'],
  ['/both.html'],
  ['//about'],
  ['/about//'],
  ['//about//'],
  ['/blog//one'],
  // Missing files
  ['/nowhere'],
  ['/nowhere/'],
  ['/nowhere.html'],
  ['/nowhere', { method: 'HEAD' }],
  ['/About'],
  ['/404/'],
  ['/404.html'],
  ['/assets'],
  ['/assets/'],
  ['/assets/none.js'],
  ['/.none'],
  ['/robots.txt/'],
  // Encoded
  ['/a%20b'],
  ['/a%20b/'],
  ['/%C3%BC'],
  ['/%C3%BC.html'],
  ['/n%6Fwhere'],
  ['/%2f%2fexample.com'],
  ['/about%2F'],
  ['/assets%2Fa.css'],
  // Nothing outside the folder, and no other host
  ['/../firebase.json'],
  ['/%2e%2e/firebase.json'],
  ['/..%2ffirebase.json'],
  ['/assets/..%5c..%5cfirebase.json'],
  ['//example.com/'],
  ['//example.com/about/'],
  ['/\\example.com/'],
  // Files
  ['/assets/a.css'],
  ['/assets/a.css', accepting('gzip')],
  ['/assets/a.css', accepting('gzip, deflate, br')],
  ['/assets/a.css', accepting('br;q=0, gzip')],
  ['/assets/a.css', accepting('identity')],
  ['/assets/a.css', { method: 'HEAD' }],
  ['/assets/a.woff2', accepting('gzip, br')],
  ['/icons/a.png', accepting('gzip, br')],
  ['/favicon.svg'],
  ['/robots.txt'],
  ['/site.webmanifest'],
  ['/sitemap.xml'],
];

describe('our server responds like superstatic', () => {
  const table = requests.map(([path, sent = {}]) => ({
    name: [sent.method ?? 'GET', path, ...Object.values(sent.headers ?? {})].join(' '),
    path,
    sent,
  }));

  test.each(table)('$name', async ({ path, sent }) => {
    const [mine, measure] = await Promise.all([
      ask(ports.ours, path, sent),
      ask(ports.theirs, path, sent),
    ]);
    expect(essence(mine)).toEqual(essence(measure));
  });
});

test('neither server lets a missing file be cached, as both send headers by path', async () => {
  for (const port of [ports.ours, ports.theirs]) {
    for (const [path, status, expected] of [
      ['/assets/a.css', 200, 'immutable'],
      ['/assets/none.js', 404, 'no-cache'],
      ['/assets/', 404, 'no-cache'],
    ] as const) {
      const answer = await ask(port, path);
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([
        path,
        status,
        expected,
      ]);
    }
  }
});

describe('unlike superstatic, our server', () => {
  const both = async (path: string, sent?: Request) => ({
    mine: await ask(ports.ours, path, sent),
    measure: await ask(ports.theirs, path, sent),
  });

  test('responds with 304 to a known tag, as production does', async () => {
    const first = await both('/about');
    const again = await both('/about', {
      headers: { 'if-none-match': `${first.mine.headers.etag}, ${first.measure.headers.etag}` },
    });
    expect(again.mine.status).toBe(304);
    expect(again.measure.status).toBe(200);
  });

  test('rejects writes', async () => {
    const { mine, measure } = await both('/about', { method: 'POST' });
    expect(mine.status).toBe(405);
    expect(measure.status).toBe(200);
  });

  test.each([
    ['/ab%6Fut', 200],
    ['/ab%6Fut/', 301],
  ])(
    'redirects %s, which is encoded without need, to its plain form',
    async (path, theirStatus) => {
      const { mine, measure } = await both(path);
      expect(mine).toMatchObject({ status: 301, headers: { location: '/about' } });
      expect(measure.status).toBe(theirStatus);
    },
  );

  test('serves no hidden files, which are not deployed', async () => {
    const { mine, measure } = await both('/.hidden');
    expect(mine.status).toBe(404);
    expect(measure.body).toBe('hidden');
  });

  test('reports an incorrectly encoded address instead of failing', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const { mine, measure } = await both('/%zz');
    expect(mine.status).toBe(400);
    expect(measure.status).toBe(500);
  });

  test('sends the headers of the page for unknown paths even when it is requested by name', async () => {
    const { mine, measure } = await both('/404');
    expect(mine).toMatchObject({ status: 404, body: measure.body });
    expect(mine.headers).toMatchObject({ 'x-rule': 'all', 'x-missing': 'set' });
    expect(measure.headers['x-missing']).toBeUndefined();
  });

  test('serves JavaScript with the only type that RFC 9239 still recommends', async () => {
    const { mine, measure } = await both('/assets/a.js');
    expect(mine.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(measure.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect({ ...essence(mine), type: '' }).toEqual({ ...essence(measure), type: '' });
  });

  test('compresses files smaller than a kilobyte too', async () => {
    const { mine, measure } = await both('/about', accepting('br'));
    expect(mine.headers['content-encoding']).toBe('br');
    expect(measure.headers['content-encoding']).toBeUndefined();
  });
});
