import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blame, judge, weighPages } from './budgets.ts';

/** Text that compresses to no less than about three quarters of its size. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64').slice(0, bytes);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-budgets-'));
  const assets = join(folder, 'public/assets');
  await mkdir(assets, { recursive: true });
  const page = `<head><script type="module" async src="/assets/entry.js"></script>
    <link rel="modulepreload" href="/assets/page.js" />
    <link rel="preload" as="font" href="/assets/a.woff2" />
    <style>.a{}</style>
    <template id="late-styles"><link rel="stylesheet" href="/assets/all.css" /></template>
    <template id="other-styles"><link rel="stylesheet" href="/assets/other.css" /></template></head>`;
  await writeFile(join(folder, 'public/index.html'), page);
  for (const name of ['entry.js', 'page.js', 'shared.js', 'later.js', 'all.css']) {
    await writeFile(join(assets, name), noise(10_000));
  }
  await writeFile(join(assets, 'a.woff2'), randomBytes(5000));
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
    expect(page?.bytes.fonts).toBe(5000);
    expect(page?.modules).toEqual({
      react: 100,
      router: 20,
      'packages/app/src/pages/Home.tsx': 30,
      zod: 50_000,
    });
  });

  test('rejects a budget for a page that does not exist', async () => {
    await expect(weighPages(folder, ['/gone'])).rejects.toThrow('budgets.json names /gone');
  });
});

describe('judge', () => {
  test('an exceeded budget names the modules that grew, largest first', async () => {
    const pages = await weighPages(folder, ['/']);
    const record = { '/': { react: 100, router: 10, 'packages/app/src/pages/Home.tsx': 40 } };
    const [result] = judge(pages, { '/': { javascript: 20 } }, record);
    expect(result?.problem).toMatch(/^2\d\.\d kB is [1-4]\.\d over the budget of 20\./);
    const named = [...(result?.problem ?? '').matchAll(/kB {2}(\S+)/g)].map(([, name]) => name);
    expect(named).toEqual(['zod', 'router']);
    expect(result?.problem).toContain('+50.0 kB  zod (new)');
  });

  test('a page without its own budget uses the default', async () => {
    const pages = await weighPages(folder, ['*']);
    const results = judge(pages, { '*': { javascript: 20, fonts: 9 } }, {});
    expect(results.map(({ name }) => name)).toEqual(['JavaScript of /', 'Fonts of /']);
    expect(results[0]?.problem).toContain('over the budget of 20');
    expect(results[1]?.problem).toBeUndefined();
    const own = judge(pages, { '*': { javascript: 20 }, '/': { javascript: 30 } }, {});
    expect(own[0]?.problem).toBeUndefined();
  });

  test('a budget that is met says how much of it is used', async () => {
    const pages = await weighPages(folder, ['/']);
    const results = judge(pages, { '/': { javascript: 30, fonts: 5 } }, {});
    expect(results.map(({ problem }) => problem)).toEqual([undefined, undefined]);
    expect(results[1]?.line).toMatch(/^Fonts of \/ +5\.0 of 5 kB$/);
  });
});

test('the heaviest modules are named when nothing grew', () => {
  const text = blame({ small: 1000, big: 9000 }, { small: 1000, big: 9000 });
  expect(text).toBe(
    'Nothing grew since budgets.record.json. The heaviest, before minification:\n       9.0 kB  big\n       1.0 kB  small',
  );
});
