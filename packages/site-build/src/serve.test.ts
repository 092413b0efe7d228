import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeHosting, headerOf } from './config.ts';
import { BARE_HOSTING, serveSite, type SiteServer } from './serve.ts';

const SCRIPT = `console.log('${'a'.repeat(2000)}');`;
const files: Record<string, string> = {
  'public/index.html': '<h1>Home</h1>',
  'public/about.html': '<h1>About</h1>',
  'public/404.html': '<h1>Nothing here</h1>',
  'public/assets/index-1.js': SCRIPT,
};
const header = (source: string, key: string, value: string) => ({
  source,
  headers: [{ key, value }],
});
const hosting = completeHosting(
  {
    ...BARE_HOSTING,
    headers: [
      header('**', 'Content-Security-Policy', "default-src 'none'"),
      header('**', 'Cache-Control', 'no-cache'),
      header('/assets/**', 'Cache-Control', 'immutable'),
    ],
  },
  {
    pages: [
      { source: '/about', scripts: ['about()'], styles: [] },
      { source: '**', scripts: ['nowhere()'], styles: [] },
    ],
    files: Object.keys(files).map((name) => name.replace(/^public/, '')),
  },
);

let folder: string;
let server: SiteServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-serve-'));
  files['firebase.json'] = JSON.stringify({ hosting });
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

const ask = (path: string, init?: RequestInit) =>
  fetch(server.url + path, { redirect: 'manual', ...init });

test.each([
  ['/', 200, '<h1>Home</h1>', 'no-cache'],
  ['/about?from=home', 200, '<h1>About</h1>', 'no-cache'],
  ['/nowhere', 404, '<h1>Nothing here</h1>', 'no-cache'],
  ['/assets/index-1.js', 200, SCRIPT, 'immutable'],
  // A cached 404 would outlive the deploy that fixes it.
  ['/assets/none.js', 404, '<h1>Nothing here</h1>', 'no-cache'],
])('%s answers %i', async (path, status, body, caching) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('cache-control')).toBe(caching);
  // superstatic and `headerOf`, which the tests of the policy ask, agree on the rule that wins.
  const { pathname } = new URL(response.url);
  const policy = headerOf(hosting, pathname, 'Content-Security-Policy');
  expect(response.headers.get('content-security-policy')).toBe(policy);
});
