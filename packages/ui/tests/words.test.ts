/** Checks where the kit's words are, and that each language has all of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { isCode } from '../scripts/components.ts';
import { en } from '../src/words/en.ts';
import { he } from '../src/words/he.ts';
import { nameOf, packagesOf, parseCode, src } from './source.ts';

const modules = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => isCode(file) && !file.includes('generated'),
);
const nameIn = (file: string) => basename(file).replace(/\.words\.ts$/, '');
const wordsFiles = modules.filter((file) => file.endsWith('.words.ts'));

/** Each word with its place: `SignUpForm.messages.emailFormat`. */
const flat = (words: object, path = ''): [place: string, word: string][] =>
  Object.entries(words).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  );

const isRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null;

describe('en', () => {
  test('has the words of each component, and no others', () => {
    expect(Object.keys(en)).toEqual(wordsFiles.map(nameIn).toSorted());
  });

  test.each(wordsFiles)('has what is in %s', async (file) => {
    const exported = Object.values((await import(join(src, file))) as Record<string, object>);
    expect(exported).toHaveLength(1);
    expect(en[nameIn(file) as keyof typeof en]).toMatchObject(exported[0] as object);
  });

  test('has the messages of each form', async () => {
    const schemas = modules.filter((file) => file.endsWith('.schema.ts'));
    for (const file of schemas) {
      const exported = (await import(join(src, file))) as Record<string, unknown>;
      const [, messages] =
        Object.entries(exported).find(([name]) => name.endsWith('Messages')) ?? [];
      const name = basename(file).replace(/\.schema\.ts$/, '') as keyof typeof en;
      expect(isRecord(messages) && en[name]).toMatchObject({ messages });
    }
    expect(schemas.length).toBeGreaterThan(0);
  });
});

describe('he', () => {
  const english = new Map(flat(en));

  test.each(flat(he))('%s is Hebrew, with what is to be replaced', (place, word) => {
    expect(word).toMatch(/[\u05d0-\u05ea]/);
    const gaps = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(gaps(word)).toEqual(gaps(english.get(place)));
  });

  test('has every word of English', () => {
    expect(flat(he).map(([place]) => place)).toEqual(
      expect.arrayContaining(flat(en).map(([place]) => place)),
    );
  });
});

test.each(['words/en.ts', 'words/he.ts'])('%s runs on a server', (file) => {
  expect(packagesOf(join(src, file)).filter((name) => name !== 'zod/mini')).toEqual([]);
});

const readSource = (file: string) => readFileSync(join(src, file), 'utf8');

/** Returns the names under which a module asks for words. */
function askedIn(file: string): string[] {
  const names: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'useWords')
        names.push(first?.type === 'Literal' ? String(first.value) : '');
    },
  }).visit(parseCode(readSource(file), file).program);
  return names;
}

test('components ask for their words by the name in en', () => {
  const asked = modules.flatMap(askedIn);
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(en));
});

/** `Close`, `from {first}`, `(opens in a new tab)`; not `md`, `#main`, `M10 3`. */
const isWord = (value: unknown): boolean =>
  typeof value === 'string' && /^[A-Z][a-z]+|[a-z] [a-z{]/.test(value);

/** English words in the code of a component: defaults, fallbacks and values of an object. */
function literalWords(code: string): string[] {
  const found: string[] = [];
  const judge = (node: { type: string } | null) => {
    const { value } = (node ?? {}) as { value?: unknown };
    if (node?.type === 'Literal' && isWord(value)) found.push(String(value));
  };
  new Visitor({
    AssignmentPattern: ({ right }) => judge(right),
    LogicalExpression: ({ right }) => judge(right),
    Property: ({ key, value }) => nameOf(key) !== '@type' && judge(value),
  }).visit(parseCode(code).program);
  return found;
}

const components = modules.filter(
  (file) => /\.tsx$|use-[\w-]+\.ts$|-content\.ts$/.test(file) && !file.startsWith('words/'),
);

test.each(components)('%s leaves its words to its words file', (file) => {
  expect(literalWords(readSource(file))).toEqual([]);
});

test('finds a word in code', () => {
  expect(literalWords("function Dialog({ closeLabel = 'Close', size = 'md' }) {}")).toHaveLength(1);
});
