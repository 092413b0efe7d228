/** Keeps docs/product-coverage.md honest: what it names exists. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { routes } from '../../packages/app/src/routes.tsx';
import { appFolder, root } from './root.ts';

interface Row {
  statement: string;
  where: string;
  tests: { file: string; title: string }[];
}

const page = readFileSync(join(root, 'docs/product-coverage.md'), 'utf8');

const rows: Row[] = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (statement|-+) /.test(line))
  .map((line) => {
    const [statement = '', where = '', tests = ''] = line
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => cell.trim());
    const named = tests.split('<br>').filter(Boolean);
    return {
      statement,
      where,
      tests: named.map((name) => {
        const [file = ''] = name.split(': ');
        return { file, title: name.slice(file.length + 2) };
      }),
    };
  });

/** The source of a test file by its name in the table; '' when there is none. */
function sourceOf(name: string): string {
  const candidates = [
    `e2e/${name}.ts`,
    `src/pages/${name}.tsx`,
    `src/${name}.ts`,
    `${name}.ts`,
  ].map((file) => join(appFolder, file));
  const file = candidates.find((candidate) => existsSync(candidate));
  return file ? readFileSync(file, 'utf8') : '';
}

/** Whether a file has a test of this title, or a story of this name. */
const holds = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}${quote}`)) ||
  source.includes(`export const ${title} = meta.story`);

/** Where the site keeps something: paths in the app or the kit; other words are names of parts. */
const exists = (path: string): boolean =>
  !path.includes('/') ||
  ['packages/app/src', 'packages/app', 'packages/ui/src', 'packages/ui/src/sections'].some(
    (folder) => existsSync(join(root, folder, path)),
  );

test('the table has rows', () => {
  expect(rows.length).toBeGreaterThan(90);
});

describe.each(rows)('$statement', ({ tests, where }) => {
  test('has a place and a test', () => {
    expect(where.split(', ').filter((path) => !path || !exists(path))).toEqual([]);
    expect(tests.length).toBeGreaterThan(0);
  });

  test.each(tests)('$file: $title', ({ file, title }) => {
    expect(holds(sourceOf(file), title)).toBe(true);
  });
});

test('a title that no test has is noticed', () => {
  expect(holds(sourceOf('landing.spec'), 'Learn more scrolls to How It Works')).toBe(true);
  expect(holds(sourceOf('landing.spec'), 'Learn more leads nowhere')).toBe(false);
  expect(holds(sourceOf('gone.spec'), 'anything')).toBe(false);
});

test('each page has an end-to-end test of its own', () => {
  const sources = [...new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))]
    .filter((file) => file.endsWith('.spec'))
    .map(sourceOf);
  const visited = (path: string) => sources.some((source) => source.includes(`'${path}'`));
  expect(routes.map(({ path }) => path).filter((path) => !visited(path))).toEqual([]);
});
