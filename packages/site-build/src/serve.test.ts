import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BARE_HOSTING, chooseEncoding, resolvePath, serveSite, type SiteServer } from './serve.ts';

const SCRIPT = `console.log('${'a'.repeat(500)}');`;
const config = {
  hosting: {
    public: 'public',
    ignore: [],
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '**', headers: [{ key: 'X-Policy', value: 'general' }] },
      { source: '/about', headers: [{ key: 'X-Policy', value: 'about' }] },
    ],
  },
  firestore: { rules: 'firestore.rules' },
};
const files: Record<string, string | Buffer> = {
  'firebase.json': JSON.stringify(config),
  'secret.txt': 'outside',
  'public/index.html': '<h1>Home</h1>',
  'public/about.html': '<h1>About</h1>',
  'public/404.html': '<h1>Nothing here</h1>',
  'public/assets/index-1.js': SCRIPT,
  'public/assets/a.woff2': Buffer.from([1, 2, 3]),
  'public/.hidden.html': 'hidden',
};

let folder: string;
let server: SiteServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-serve-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = await serveSite({ folder, port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Uses Node's own client: `fetch` would normalize the path and decode the body. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<IncomingMessage & { body: Buffer }>((resolve, reject) => {
    const { port } = new URL(server.url);
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Object.assign(response, { body: Buffer.concat(chunks) })));
    });
    sent.once('error', reject).end();
  });
}

/** Writes to the server's socket, and returns what it answers. */
function write(text: string) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
      if (answer.includes('\r\n\r\n')) socket.end();
    });
    socket.once('error', reject).once('close', () => resolve(answer));
  });
}

describe('serveSite', () => {
  test('serves pages at clean URLs, with the last matching header rule', async () => {
    const home = await ask('/');
    expect(home.statusCode).toBe(200);
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(home.body.toString()).toBe('<h1>Home</h1>');
    expect(home.headers['x-policy']).toBe('general');

    const about = await ask('/about?from=home');
    expect(about.body.toString()).toBe('<h1>About</h1>');
    expect(about.headers['x-policy']).toBe('about');
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html?a=1', '/about?a=1'],
    ['/index.html', '/'],
  ])('redirects %s to %s', async (from, to) => {
    const response = await ask(from);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(to);
  });

  test.each([
    ['/%61bout', '/about'],
    ['/%61%62%6f%75%74?from=%61#here', '/about?from=%61#here'],
    ['/ab%6Fut/?a=1', '/about?a=1'],
    ['/%61bout.html', '/about'],
    ['/assets/%69ndex-1.js', '/assets/index-1.js'],
    ['//%61bout', '/about'],
  ])('redirects %s, which is encoded without need, to %s', async (from, to) => {
    const response = await ask(from);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(to);
    expect(response.headers['x-policy']).toBe('general');
  });

  test.each([
    '//example.com/',
    '//example.com/about/',
    '//example.com/%61bout',
    '/%2f%2fexample.com/%61bout',
    '/%2Fexample.com%2f..%2f%61bout',
    '/\\example.com/',
    '/\\example.com/%61bout',
    '/%5cexample.com/%61bout',
    '/%5C%61bout',
    '/%252f%61bout',
    'http://example.com/%61bout',
  ])('never redirects to another host: %s', async (path) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers.location).toBeUndefined();
  });

  test('responds to an unknown path with its page and status 404', async () => {
    const response = await ask('/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.body.toString()).toBe('<h1>Nothing here</h1>');
    expect(response.headers['x-policy']).toBe('general');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
  ])('does not leave its folder for %s', async (path) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(404);
    expect(response.body.toString()).not.toContain('outside');
  });

  test('does not serve hidden files', async () => {
    expect((await ask('/.hidden')).statusCode).toBe(404);
    expect((await ask('/.hidden.html')).statusCode).toBe(404);
  });

  test('compresses text as the browser requests, but never fonts', async () => {
    const plain = await ask('/assets/index-1.js');
    const gzip = await ask('/assets/index-1.js', { 'accept-encoding': 'gzip, deflate' });
    const br = await ask('/assets/index-1.js', { 'accept-encoding': 'gzip, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    expect(br.headers.vary).toBe('Accept-Encoding');
    expect(br.headers['content-length']).toBe(String(br.body.length));

    const font = await ask('/assets/a.woff2', { 'accept-encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(font.headers['content-type']).toBe('font/woff2');
  });

  test('responds with 304 to a known tag; each encoding has its own', async () => {
    const accept = { 'accept-encoding': 'br' };
    const { etag = '' } = (await ask('/about', accept)).headers;
    const again = await ask('/about', { ...accept, 'if-none-match': `"other", W/${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await ask('/about', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('responds to HEAD without a body and rejects writes', async () => {
    const head = await ask('/about', {}, 'HEAD');
    expect(head.headers['content-length']).toBe('14');
    expect(head.body).toHaveLength(0);
    const post = await ask('/about', {}, 'POST');
    expect(post.statusCode).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  test('refuses an address that cannot be decoded', async () => {
    const response = await ask('/%zz');
    expect(response.statusCode).toBe(400);
    expect(response.headers['x-policy']).toBe('general');
  });

  test.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['no host', 'GET /about HTTP/1.1\r\n\r\n', 400],
    ['a header that is too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: b\r\n\r\n', 417],
    ['a write', 'PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n', 405],
  ])('sends its headers when it refuses %s', async (_, text, status) => {
    const answer = await write(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^X-Policy: general\r$/im);
  });

  test('answers HTTP/1.0, which needs no host', async () => {
    expect(await write('GET /about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 [^]*<h1>About/);
  });

  test('rejects a configuration that it would serve differently than Firebase', async () => {
    const other = await mkdtemp(join(tmpdir(), 'rapport-serve-'));
    const changed = { ...config, hosting: { ...config.hosting, trailingSlash: true } };
    await writeFile(join(other, 'firebase.json'), JSON.stringify(changed));
    await expect(serveSite({ folder: other, port: 0 })).rejects.toThrow('trailingSlash: false');
    await rm(other, { recursive: true });
  });
});

test('serves a folder without firebase.json as its own site', async () => {
  const bare = await serveSite({ folder: join(folder, 'public'), port: 0, hosting: BARE_HOSTING });
  const response = await fetch(`${bare.url}/about`);
  expect(response.headers.has('x-policy')).toBe(false);
  expect(await response.text()).toBe('<h1>About</h1>');
  await bare.close();
});

describe('serveSite over TLS', () => {
  let secure: SiteServer;

  beforeAll(async () => {
    const pem = await getCertificate(join(folder, 'certificate'));
    secure = await serveSite({ folder, port: 0, tls: { key: pem, cert: pem } });
  });
  afterAll(() => secure.close());

  /** Asks over HTTP/2. */
  async function askSecurely(headers: Record<string, string>) {
    const session = connectHttp2(secure.url, { rejectUnauthorized: false });
    const stream = session.request({ 'accept-encoding': 'br', ...headers }).end();
    const [answer] = (await once(stream, 'response')) as [
      IncomingHttpHeaders & { ':status': number },
    ];
    const body = Buffer.concat((await stream.toArray()) as Buffer[]);
    session.close();
    return { headers: answer, status: answer[':status'], body };
  }

  test('speaks HTTP/2, with the same headers and Brotli', async () => {
    const { status, headers, body } = await askSecurely({ ':path': '/about' });
    expect(status).toBe(200);
    expect(headers['x-policy']).toBe('about');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe('<h1>About</h1>');

    const head = await askSecurely({ ':path': '/about', ':method': 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(head.body).toHaveLength(0);

    const missing = await askSecurely({ ':path': '/nowhere' });
    expect(missing.status).toBe(404);
  });

  test('speaks HTTP/1.1 to a client without HTTP/2', async () => {
    const sent = secureRequest(`${secure.url}/about`, { rejectUnauthorized: false }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.httpVersion).toBe('1.1');
    expect(response.headers['x-policy']).toBe('about');
    response.resume();
    await once(response, 'end');
  });

  test('ends open sessions when it closes', async () => {
    const pem = await getCertificate(join(folder, 'certificate'));
    const other = await serveSite({ folder, port: 0, tls: { key: pem, cert: pem } });
    const session = connectHttp2(other.url, { rejectUnauthorized: false });
    await once(session, 'connect');
    const closed = once(session, 'close');
    await other.close();
    await closed;
    expect(session.destroyed).toBe(true);
  });
});

test('resolvePath prefers the index page of a folder to a page with its name', () => {
  const has = (file: string) => ['/blog.html', '/blog/one.html', '/docs/index.html'].includes(file);
  expect(resolvePath('/blog', has)).toEqual({ kind: 'file', path: '/blog.html', status: 200 });
  expect(resolvePath('/blog/one', has)).toMatchObject({ path: '/blog/one.html' });
  expect(resolvePath('/docs', has)).toMatchObject({ path: '/docs/index.html' });
  expect(resolvePath('/docs', (file) => file === '/docs.html' || has(file))).toMatchObject({
    path: '/docs/index.html',
  });
  expect(resolvePath('/docs/index.html', has)).toEqual({ kind: 'redirect', to: '/docs' });
  expect(resolvePath('/nope', has)).toEqual({ kind: 'missing' });
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP, BR', 'br'],
  ['br;q=0.0', undefined],
])('chooseEncoding of %s is %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});
