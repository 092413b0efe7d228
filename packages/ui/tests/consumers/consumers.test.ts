import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { consumers } from './consumers.ts';
import { entriesOf } from './entries.ts';
import { recordFile, reportFile, reportOf, type ConsumersRecord } from './report.ts';

const projects = fileURLToPath(new URL('projects', import.meta.url));
const names = Object.keys(consumers);

test('every project is a consumer’s, and its versions are exact', () => {
  const used = names.map((name) => consumers[name]?.project ?? name);
  const folders = readdirSync(projects).filter((name) => name !== 'shared');
  expect(folders.toSorted()).toEqual([...new Set(used)].toSorted());
  for (const folder of folders) {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(projects, folder, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(`${folder}: ${name} ${version}`).toMatch(/ \d+\.\d+\.\d+$/);
  }
});

test('the docs show what the record has', () => {
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as ConsumersRecord;
  expect(names).toEqual(expect.arrayContaining(Object.keys(record)));
  expect(readFileSync(reportFile, 'utf8')).toBe(reportOf(record));
});

test('an entry is what its longest pattern says, and a closed folder has none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-entries-'));
  const exports = {
    '.': { types: './dist/modules/index.d.ts', default: './dist/modules/index.js' },
    './*.css': './dist/*.css',
    './modules/*': null,
    './*': { types: './dist/*.d.ts', default: './dist/*.js' },
  };
  mkdirSync(join(folder, 'dist/modules'), { recursive: true });
  for (const file of ['modules/index.js', 'Button.js', 'Button.d.ts', 'Button.css'])
    writeFileSync(join(folder, 'dist', file), '');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports }));
  expect(await entriesOf(folder)).toEqual([
    { path: '', file: 'dist/modules/index.js' },
    { path: '/Button.css', file: 'dist/Button.css' },
    { path: '/Button', file: 'dist/Button.js' },
  ]);
});

test('the command takes names and options', () => {
  expect(readArguments([])).toEqual({ names, keeps: false, writes: false });
  expect(readArguments(['next', '--keep', 'jest'])).toEqual({
    names: ['next', 'jest'],
    keeps: true,
    writes: false,
  });
});

test.each([
  [['next', 'angular'], `There is no consumer angular: choose from ${names.join(', ')}.`],
  [['--loud'], 'There is no option --loud: there are --write and --keep.'],
])('the command refuses %j', (words, message) => {
  expect(() => readArguments(words)).toThrow(message);
});
