import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judge, weighPages } from './budgets.ts';

/** Text that compresses to no less than about three quarters of its size. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64').slice(0, bytes);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-budgets-'));
  const assets = join(folder, 'public/assets');
  await mkdir(assets, { recursive: true });
  const page = `<head><script type="module" async src="/assets/entry.js"></script>
    <link rel="modulepreload" href="/assets/page.js" />
    <style>.a{}</style>
    <template id="late"><link rel="stylesheet" href="/assets/all.css" /></template>
    <template id="session-modules"><link rel="modulepreload" href="/assets/later.js" /></template></head>`;
  await writeFile(join(folder, 'public/index.html'), page);
  for (const name of ['entry.js', 'page.js', 'shared.js', 'later.js', 'all.css']) {
    await writeFile(join(assets, name), noise(10_000));
  }
  const stats = {
    pages: [{ path: '/', file: 'index.html', scripts: ['assets/entry.js', 'assets/page.js'] }],
    chunks: {
      'assets/entry.js': { imports: ['assets/shared.js'], modules: { react: 100, router: 20 } },
      'assets/page.js': { imports: [], modules: { 'packages/app/src/pages/Home.tsx': 30 } },
      'assets/shared.js': { imports: [], modules: { zod: 50_000 } },
      'assets/later.js': { imports: [], modules: { firebase: 1000 } },
    },
  };
  await writeFile(join(folder, 'stats.json'), JSON.stringify(stats));
});
afterAll(() => rm(folder, { recursive: true }));

describe('weighPages', () => {
  test('counts the scripts of a page and what they import, but no lazy chunk', async () => {
    const [page] = await weighPages(folder, ['/']);
    // Three files of 10 kB of base64, which Brotli compresses to about 7.5 kB each.
    expect(page?.bytes.javascript).toBeGreaterThan(22_000);
    expect(page?.bytes.javascript).toBeLessThan(24_500);
    expect(page?.bytes.css).toBeGreaterThan(7_000);
    expect(page?.bytes.css).toBeLessThan(8_500);
  });

  test('rejects a budget for a page that does not exist', async () => {
    await expect(weighPages(folder, ['/gone'])).rejects.toThrow('budgets.json names /gone');
  });
});

test('judge uses the default for pages without a budget of their own', async () => {
  const pages = await weighPages(folder, ['*']);
  const results = judge(pages, { '*': { javascript: 20, css: 9 } });
  expect(results.map(({ name }) => name)).toEqual(['JavaScript of /', 'CSS of /']);
  expect(results[0]?.problem).toMatch(/^[1-4]\.\d kB over the budget$/);
  expect(results[1]?.problem).toBeUndefined();
  const own = judge(pages, { '*': { javascript: 20 }, '/': { javascript: 30 } });
  expect(own[0]?.problem).toBeUndefined();
});
