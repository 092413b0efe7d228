/**
 * Checks that no level of the sidebar has more than a dozen entries, and that links between docs
 * pages and stories are not broken.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readIndex, type Entry } from './index.ts';

const MOST = 12;

/** Returns each level of the unfiltered sidebar with its entries. */
function levelsOf(entries: readonly Pick<Entry, 'title' | 'name' | 'tags'>[]) {
  const levels = new Map<string, Set<string>>();
  const add = (level: string, entry: string) =>
    levels.set(level, (levels.get(level) ?? new Set()).add(entry));
  for (const { title, name, tags = [] } of entries) {
    if (!tags.includes('dev') || tags.includes('behavior')) continue;
    const path = title.split('/');
    path.forEach((group, index) => add(path.slice(0, index).join('/'), group));
    add(title, name);
  }
  return levels;
}

const tooLong = (entries: Parameters<typeof levelsOf>[0]) =>
  [...levelsOf(entries)]
    .filter(([, { size }]) => size > MOST)
    .map(([level, { size }]) => `${level || 'the top level'} has ${size} entries`);

/** The order of the kinds of entries in a component. */
const KINDS = ['docs', 'playground', 'state', 'matrix'] as const;
function kindOf({ type, name, tags = [] }: Pick<Entry, 'type' | 'name' | 'tags'>) {
  if (type === 'docs') return 'docs';
  if (name === 'Playground') return 'playground';
  return tags.includes('matrix') ? 'matrix' : 'state';
}

/** Returns the components whose entries are not in the order of `KINDS`. */
function outOfOrder(entries: readonly Pick<Entry, 'title' | 'type' | 'name' | 'tags'>[]) {
  const last = new Map<string, number>();
  return entries.flatMap((entry) => {
    const place = KINDS.indexOf(kindOf(entry));
    const before = last.get(entry.title) ?? 0;
    last.set(entry.title, place);
    return place < before ? [`${entry.title}: ${entry.name}`] : [];
  });
}

const FOLDERS = ['docs/storybook', 'packages/ui/src', 'packages/app/src', '.storybook'];

const linksIn = (text: string) =>
  [...text.matchAll(/\?path=\/(docs|story)\/([\w-]+)/g)].map(([, type, id]) => `${type}/${id}`);

const entries = readIndex();

describe('the sidebar', () => {
  test(`has at most ${MOST} entries on a level`, () => {
    expect(tooLong(entries)).toEqual([]);
  });

  test('shows the docs page, the Playground, states and matrices, in this order', () => {
    expect(outOfOrder(entries)).toEqual([]);
  });

  test('keeps stories that only test in a folder of their own', () => {
    const tests = entries.filter(({ tags = [] }) => tags.includes('behavior'));
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter(({ title }) => !title.endsWith('/Tests'))).toEqual([]);
  });
});

test('links lead to stories and docs pages that exist', () => {
  const existing = new Set(entries.map(({ type, id }) => `${type}/${id}`));
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(mdx|tsx)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const links = files.flatMap((file) =>
    linksIn(readFileSync(file, 'utf8')).map((link) => ({ file, link })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ link }) => !existing.has(link))).toEqual([]);
});

describe('the checks find', () => {
  const entry = (
    title: string,
    name: string,
    tags = ['dev'],
    type: 'docs' | 'story' = 'story',
  ) => ({
    title,
    name,
    tags,
    type,
  });

  test('a level with too many entries, tests left out', () => {
    const states = Array.from({ length: 12 }, (_, index) => entry('Part', `State ${index}`));
    expect(tooLong(states)).toEqual([]);
    expect(tooLong([...states, entry('Part/Tests', 'Keys', ['dev', 'behavior'])])).toEqual([]);
    expect(tooLong([...states, entry('Part', 'One more')])).toEqual(['Part has 13 entries']);
  });

  test('a wrong order', () => {
    const right = [
      entry('Part', 'Docs', ['dev'], 'docs'),
      entry('Part', 'Playground'),
      entry('Part', 'Default'),
      entry('Part', 'Matrix', ['dev', 'matrix']),
    ];
    expect(outOfOrder(right)).toEqual([]);
    expect(outOfOrder(right.toReversed())).toEqual([
      'Part: Default',
      'Part: Playground',
      'Part: Docs',
    ]);
  });

  test('the links of a text', () => {
    expect(linksIn('[A](?path=/docs/a--docs), `?path=/story/b--default&globals=dir:rtl`')).toEqual([
      'docs/a--docs',
      'story/b--default',
    ]);
  });
});
