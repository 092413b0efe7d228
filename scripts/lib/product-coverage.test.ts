/** Keeps docs/product-coverage.md true: the places and tests that it names exist, and the tests run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/** The source of a test file by its name in the table; '' if there is none. */
function sourceOf(name: string): string {
  const candidates = [
    `e2e/${name}.ts`,
    `src/pages/${name}.tsx`,
    `src/${name}.ts`,
    `${name}.ts`,
    `../${name}.ts`,
  ].map((file) => join(appFolder, file));
  const file = candidates.find((candidate) => existsSync(candidate));
  return file ? readFileSync(file, 'utf8') : '';
}

/** Calls and tags that skip a test, a group of tests or a story. */
const SKIPS = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|fixme|todo)\b|'!test'/;

/**
 * Whether a file has a test with this title, or a story with this name, that runs. Nothing in the
 * file may be skipped, and the title counts only in a call of `test`.
 */
const holds = (source: string, title: string): boolean =>
  !SKIPS.test(source) &&
  (source.includes(`export const ${title} = meta.story`) ||
    source.split('\n').some((line) => {
      // The second alternative is a title below its table, test.each([…]).
      const [, rest = ''] = /^\s*(?:test\(|\]\)\()(.*)/.exec(line) ?? [];
      return ["'", '"', '`'].some((quote) => rest.startsWith(quote + title + quote));
    }));

const parts = new Set(
  ['packages/app/src', 'packages/ui/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      basename(path),
    ),
  ),
);

/** Whether a place exists: a path in a package, or the name of a part. */
const exists = (place: string): boolean =>
  parts.has(place) ||
  [
    'packages/app/src',
    'packages/app',
    'packages/ui/src',
    'packages/ui/src/sections',
    'packages',
  ].some((folder) => existsSync(join(root, folder, place)));

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

test('notices a title that no test has', () => {
  expect(holds(sourceOf('landing.spec'), 'Learn more scrolls to How It Works')).toBe(true);
  expect(holds(sourceOf('landing.spec'), 'Learn more leads nowhere')).toBe(false);
  expect(holds(sourceOf('gone.spec'), 'anything')).toBe(false);
});

test.each([
  "test('works', () => {});",
  "test.each([\n  [1],\n])('works', () => {});",
  'export const works = meta.story({});',
])('counts what runs: %s', (source) => {
  expect(holds(source, 'works')).toBe(true);
});

test.each([
  "test.skip('works', () => {});",
  "test.describe('works', () => {});",
  "test.describe.skip('a page', () => {\n  test('works', () => {});\n});",
  "test('works', ({ isMobile }) => {\n  test.skip(isMobile);\n});",
  "// test('works', () => {});",
  "export const works = meta.story({ tags: ['!test'] });",
])('does not count what is skipped: %s', (source) => {
  expect(holds(source, 'works')).toBe(false);
});

test('notices a place that does not exist', () => {
  expect(['content/faq.ts', 'FaqAccordion', 'SignUpForm.schema.ts'].filter(exists)).toHaveLength(3);
  expect(exists('content/gone.ts')).toBe(false);
  expect(exists('Gone')).toBe(false);
});

test('each page has an end-to-end test of its own', () => {
  const sources = [...new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))]
    .filter((file) => file.endsWith('.spec'))
    .map(sourceOf);
  const visited = (path: string) => sources.some((source) => source.includes(`'${path}'`));
  expect(routes.map(({ path }) => path).filter((path) => !visited(path))).toEqual([]);
});
