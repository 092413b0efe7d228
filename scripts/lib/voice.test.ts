/** Keeps every text of the site, and the words of the kit, in the voice of docs/voice.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '@rapport/tooling/root';
import { kept, voiceFaults, wordRules } from './voice.ts';

const within = (folder: string, isRead: (file: string) => boolean) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isRead)
    .map((file) => join(folder, file));

/** Files whose text visitors never see: tests, and files that only tests use. */
const TESTS = /\.(?:test|stories)\.|^story-|conformance|fixture|\.d\.ts$/;

const files = [
  ...within('packages/app/src', (file) => /\.(?:tsx?|mdx)$/.test(file) && !TESTS.test(file)),
  ...within('packages/ui/src', (file) => /\.(?:words|schema)\.ts$|form-schema\.ts$/.test(file)),
  'packages/app/public/site.webmanifest',
];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test.each(files)('%s', (file) => {
  const faults = voiceFaults(file, read(file));
  expect(faults.map(({ line, found, say }) => `${file}:${line}: “${found}”: say ${say}`)).toEqual(
    [],
  );
});

test.each(files.filter((file) => file.endsWith('.words.ts')))('%s is in sentence case', (file) => {
  expect(read(file).match(/'[A-Z][a-z]+ [A-Z][a-z].*'/g) ?? []).toEqual([]);
});

test('the site still uses every text that is kept word for word', () => {
  const all = files.map(read).join('\n');
  expect(kept.filter((words) => !all.includes(words))).toEqual([]);
});

describe('the check', () => {
  const foundIn = (source: string, file = 'page.tsx') =>
    voiceFaults(file, source).map(({ line, found }) => `${line}: ${found}`);

  test('has the word list', () => {
    expect(wordRules.length).toBeGreaterThan(70);
    expect(kept.length).toBeGreaterThan(4);
  });

  test.each([
    ['a word', "\nconst a = 'To whom it goes';", ['2: whom']],
    ['any case, in a template', 'const a = `${b} Towards home`;', ['1: Towards']],
    ['the rest of a word', "const a = 'We personalised it';", ['1: personalised']],
    ['words over spaces', "const a = 'on  good terms';", ['1: on  good terms']],
    ['markup', 'const a = <p>Your favourite</p>;', ['1: favourite']],
    ['a straight apostrophe', 'const a = "it\'s here";', ["1: t's"]],
    ['straight quotes', 'const a = \'the "best" one\';', ['1: "', '1: "']],
    ['an address', "const a = ['Email hi@a.example', 'mailto:hi@a.example'];", ['1: hi@a.example']],
    ['a hyphen in a range', "const a = '7-14 days, 9am-6pm';", ['1: 7-14', '1: 9am-6']],
  ])('finds %s', (_, source, found) => {
    expect(foundIn(source)).toEqual(found);
  });

  test.each([
    ['parts of words', "const a = 'configures, outgrey';"],
    ['what is kept as given', 'const a = "I\'m a Brand: Mon-Fri 9am-6pm EST";'],
    ['curly marks and en dashes', "const a = 'it’s “the best”, 7–14 days';"],
    [
      'dates, drawings and selectors',
      "const a = ['2025-01-15', 'M8-3l24-26', ' 0a78 78 0 0 1-156 0', '[rel=\"x\"]'];",
    ],
    ['the seed of a drawing', 'const a = <Cover seed="whom" />;'],
    ['comments and logged text', "// whom\nconsole.warn('It cannot be read.');"],
  ])('passes %s', (_, source) => {
    expect(foundIn(source)).toEqual([]);
  });

  test('reads legal texts and the manifest', () => {
    const text = 'See `cannot` and [nobody](/whom).\n\n<Note id="whom" /> towards\n';
    expect(foundIn(text, 'a.mdx')).toEqual(['1: nobody', '3: towards']);
    expect(foundIn('{\n  "description": "both sides"\n}', 'a.webmanifest')).toEqual([
      '2: both sides',
    ]);
  });
});
