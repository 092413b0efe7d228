/** Checks visible text against the word list of docs/voice.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'vite';
import { root } from '@rapport/tooling/root';
import { nameOf, parseCode } from '../../packages/ui/tests/source.ts';

const page = readFileSync(join(root, 'docs/voice.md'), 'utf8');

/** Returns the rows of the table with this first heading. */
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

/** Makes rules that match whole words; a `*` stands for the rest of a word. */
const rulesOf = ([words, say]: [string, string]): Rule[] =>
  words.split(', ').map((word) => ({
    pattern: new RegExp(`\\b${word.replace('*', '\\w*').replaceAll(' ', '\\s+')}\\b`, 'gi'),
    say,
  }));

export const wordRules: Rule[] = [...tableOf('don’t say'), ...tableOf('British')].flatMap(rulesOf);

const MARKS: Rule[] = [
  { pattern: /\w'\w|\w'(?=\s|$)|(?<=^|\s)'\w/g, say: '’ (a curly apostrophe)' },
  { pattern: /(?<=^|[\s(])"(?=\w)|(?<=[\w.,?!])"(?=[\s).,]|$)/g, say: '“ ” (curly quotes)' },
  // Skips dates such as 2025-01-15.
  {
    pattern: /(?<![\d-])\d{1,3}(?:[ap]m|%)?-\$?\d{1,3}(?![\d-])/g,
    say: '– (an en dash in a range)',
  },
  { pattern: /(?<!mailto:)\b[\w.]+@[\w.]+\.example\b/g, say: 'Email us (a link)' },
];

/** Texts that the product document gives word for word. */
export const kept = tableOf('words').map(([words]) => words);

export interface Fault {
  line: number;
  found: string;
  say: string;
}

/** Whether a text is coordinates of a drawing: commands beside numbers, and no words. */
const isDrawing = (text: string) => /[a-z]-?[\d.]/i.test(text) && !/[a-z]{3}/i.test(text);

/** Lists where a text breaks the voice. */
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

/** Returns a module's strings and markup text, without logged text and the seeds of drawings. */
function textsOfCode(code: string): Text[] {
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  const texts: (Text & { start: number })[] = [];
  const ignored: { start: number; end: number }[] = [];
  const keep = (start: number, text: string) => texts.push({ text, start, line: lineAt(start) });
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') keep(start, value);
    },
    TemplateElement: ({ value, start }) => void keep(start, value.cooked ?? value.raw),
    JSXText: ({ value, start }) => void keep(start, value),
    JSXAttribute: ({ name, start, end }) => {
      if (nameOf(name) === 'seed') ignored.push({ start, end });
    },
    CallExpression: ({ callee, start, end }) => {
      if (code.slice(callee.start, callee.end).startsWith('console.')) ignored.push({ start, end });
    },
  }).visit(parseCode(code).program);
  return texts.filter(
    ({ text, start: at }) =>
      !isDrawing(text) && !ignored.some(({ start, end }) => start < at && at < end),
  );
}

/** Returns the lines of Markdown, without code, markup and link targets. */
const textsOfMarkdown = (source: string): Text[] =>
  source.split('\n').map((text, index) => ({
    text: text.replace(/^(?:import|export) .*/, '').replaceAll(/`[^`]*`|<[^>]*>|\]\([^)]*\)/g, ' '),
    line: index + 1,
  }));

/** Returns the description in a web app's manifest. */
const textsOfManifest = (source: string): Text[] =>
  source.split('\n').flatMap((text, index) => {
    const [, value] = /"description": "(.*)"/.exec(text) ?? [];
    return value ? [{ text: value, line: index + 1 }] : [];
  });

/** Lists where a file breaks the voice. */
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
