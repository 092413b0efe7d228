/** Every link from a docs page or a story to another one leads somewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readIndex } from './index.ts';

const FOLDERS = ['docs/storybook', 'packages/ui/src', 'packages/app/src', '.storybook'];

const linksIn = (text: string) =>
  [...text.matchAll(/\?path=\/(docs|story)\/([\w-]+)/g)].map(([, type, id]) => `${type}/${id}`);

test('finds the links of a text', () => {
  expect(linksIn('[A](?path=/docs/a--docs), `?path=/story/b--default&globals=dir:rtl`')).toEqual([
    'docs/a--docs',
    'story/b--default',
  ]);
});

test('links lead to stories and docs pages that exist', { timeout: 120_000 }, () => {
  const there = new Set(readIndex().map(({ type, id }) => `${type}/${id}`));
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(mdx|tsx)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const links = files.flatMap((file) =>
    linksIn(readFileSync(file, 'utf8')).map((link) => ({ file, link })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ link }) => !there.has(link))).toEqual([]);
});
