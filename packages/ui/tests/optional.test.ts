/** Checks that every optional prop takes `undefined`, as React’s do: wrappers pass their own on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { isCode } from '../scripts/components.ts';
import { nameOf, parseCode, src } from './source.ts';

/** Types that include `undefined`. */
const OPEN = /\bundefined\b|(^|\| )ReactNode\b|^unknown$/;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => isCode(file) && !file.includes('generated'),
);

test.each(files)('%s', (file) => {
  const code = readFileSync(join(src, file), 'utf8');
  const faults: string[] = [];
  new Visitor({
    TSPropertySignature({ key, optional, typeAnnotation: type }) {
      const text = code.slice(type?.start, type?.end).replace(/^: ?/, '');
      if (optional && !OPEN.test(text)) faults.push(`${nameOf(key)}?: ${text} | undefined`);
    },
  }).visit(parseCode(code, file).program);
  expect(faults).toEqual([]);
});
