import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { headerOf, type HostingConfig } from './config.ts';
import { hostUnder } from './static-site.ts';

const made: string[] = [];
afterEach(() => Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-host-'));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const config = (...headers: HostingConfig['hosting']['headers']) =>
  JSON.stringify({
    hosting: { public: 'public', ignore: [], cleanUrls: true, trailingSlash: false, headers },
    firestore: { rules: 'firestore.rules' },
  });
const rule = (source: string, key: string, value: string) => ({
  source,
  headers: [{ key, value }],
});

test('adds a folder below a path, with its own headers', async () => {
  const site = await folderOf({
    'firebase.json': config(rule('**', 'X-From', 'site')),
    'public/index.html': '<head></head>site',
  });
  const part = await folderOf({
    'firebase.json': config(
      rule('**', 'X-From', 'part'),
      rule('/assets/a.js', 'Cache-Control', 'immutable'),
      rule('/', 'X-Page', 'index'),
      rule('/iframe', 'X-Page', 'frame'),
    ),
    'public/index.html': '<head><title>Part</title></head>',
    'public/assets/a.js': 'a',
  });
  await hostUnder(site, part, '/design');

  expect(await readFile(join(site, 'public/design/assets/a.js'), 'utf8')).toBe('a');
  expect(await readFile(join(site, 'public/design/index.html'), 'utf8')).toBe(
    '<head><base href="/design/" /><title>Part</title></head>',
  );
  expect(await readFile(join(site, 'public/index.html'), 'utf8')).toBe('<head></head>site');

  const written = JSON.parse(await readFile(join(site, 'firebase.json'), 'utf8')) as HostingConfig;
  const header = (path: string, key: string) => headerOf(written.hosting, path, key);
  expect(
    ['/', '/about', '/designs', '/design', '/design/iframe'].map((path) => header(path, 'X-From')),
  ).toEqual(['site', 'site', 'site', 'part', 'part']);
  expect(header('/design/assets/a.js', 'Cache-Control')).toBe('immutable');
  expect(
    ['/', '/iframe', '/design', '/design/iframe'].map((path) => header(path, 'X-Page')),
  ).toEqual([undefined, undefined, 'index', 'frame']);
  expect(written.firestore).toEqual({ rules: 'firestore.rules' });
});
