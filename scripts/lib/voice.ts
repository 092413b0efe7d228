/** Checks visible text against the word list of docs/voice.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'vite';
import { root } from '@rapport/tooling/root';
import { nameOf, parseCode } from '../../packages/ui/tests/source.ts';

const page = readFileSync(join(root, 'docs/voice.md'), 'utf8');

/** The rows of the table whose first heading this is. */
function tableOf(heading: string): [first: string, second: string][] {
  const [, table = ''] = page.split(`| ${heading} `);
  const [lines = ''] = table.split('\n\n');
  return lines
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => {
      const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim());
      return [first.replaceAll('\\*', '*'), second];
    });
}

interface Rule {
  pattern: RegExp;
  /** What to say instead. */
  say: string;
}

/** Matches whole words; a `*` stands for the rest of one. */
const rulesOf = ([words, say]: [string, string]): Rule[] =>
  words.split(', ').map((word) => ({
    pattern: new RegExp(`\\b${word.replace('*', '\\w*').replaceAll(' ', '\\s+')}\\b`, 'gi'),
    say,
  }));

export const wordRules: Rule[] = [...tableOf('don’t say'), ...tableOf('British')].flatMap(rulesOf);

const MARKS: Rule[] = [
  { pattern: /\w'\w|\w'(?=\s|$)|(?<=^|\s)'\w/g, say: '’ (a curly apostrophe)' },
  { pattern: /(?<=^|[\s(])"(?=\w)|(?<=[\w.,?!])"(?=[\s).,]|$)/g, say: '“ ” (curly quotes)' },
  // Not in a date such as 2025-01-15.
  {
    pattern: /(?<![\d-])\d{1,3}(?:[ap]m|%)?-\$?\d{1,3}(?![\d-])/g,
    say: '– (an en dash in a range)',
  },
];

/** What the product document gives, word for word. */
export const kept = tableOf('words').map(([words]) => words);

export interface Fault {
  line: number;
  found: string;
  say: string;
}

/** Coordinates of a drawing: commands beside numbers, and no words. */
const isDrawing = (text: string) => /[a-z]-?[\d.]/i.test(text) && !/[a-z]{3}/i.test(text);

/** What a text says that the voice does not. */
function faultsOf(text: string): Omit<Fault, 'line'>[] {
  const open = kept.reduce((rest, words) => rest.replaceAll(words, ' '), text);
  return [...wordRules, ...MARKS].flatMap(({ pattern, say }) =>
    [...open.matchAll(pattern)].map(([found]) => ({ found, say })),
  );
}

interface Text {
  text: string;
  line: number;
}

/** The strings and the text of a module's markup, without what is logged or seeds a drawing. */
function textsOfCode(code: string): Text[] {
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  const texts: (Text & { start: number })[] = [];
  const unseen: { start: number; end: number }[] = [];
  const keep = (start: number, text: string) => texts.push({ text, start, line: lineAt(start) });
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') keep(start, value);
    },
    TemplateElement: ({ value, start }) => void keep(start, value.cooked ?? value.raw),
    JSXText: ({ value, start }) => void keep(start, value),
    JSXAttribute: ({ name, start, end }) => {
      if (nameOf(name) === 'seed') unseen.push({ start, end });
    },
    CallExpression: ({ callee, start, end }) => {
      if (code.slice(callee.start, callee.end).startsWith('console.')) unseen.push({ start, end });
    },
  }).visit(parseCode(code).program);
  return texts.filter(
    ({ text, start: at }) =>
      !isDrawing(text) && !unseen.some(({ start, end }) => start < at && at < end),
  );
}

/** The lines of Markdown, without code, markup and the targets of links. */
const textsOfMarkdown = (source: string): Text[] =>
  source.split('\n').map((text, index) => ({
    text: text.replace(/^(?:import|export) .*/, '').replaceAll(/`[^`]*`|<[^>]*>|\]\([^)]*\)/g, ' '),
    line: index + 1,
  }));

/** The description in a web app's manifest. */
const textsOfManifest = (source: string): Text[] =>
  source.split('\n').flatMap((text, index) => {
    const [, value] = /"description": "(.*)"/.exec(text) ?? [];
    return value ? [{ text: value, line: index + 1 }] : [];
  });

/** What a file says that the voice does not. */
export function voiceFaults(file: string, source: string): Fault[] {
  const read = file.endsWith('.mdx')
    ? textsOfMarkdown
    : file.endsWith('.webmanifest')
      ? textsOfManifest
      : textsOfCode;
  return read(source).flatMap(({ text, line }) =>
    faultsOf(text).map((fault) => ({ line, ...fault })),
  );
}
