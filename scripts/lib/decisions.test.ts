/** Keeps decisions short, and findable by topic. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@rapport/tooling/root';

const folder = join(root, 'docs/decisions');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const decisions = readdirSync(folder).filter((file) => /^\d/.test(file));

const byName = (a = '', b = '') => (a < b ? -1 : 1);

/** Words on a printed page. */
const PAGE = 550;

test.each(decisions)('%s is one page at most and begins with its state', (file) => {
  const text = read(file);
  expect(text.match(/[\p{L}\d]\S*/gu)?.length).toBeLessThanOrEqual(PAGE);
  expect(text).toMatch(/^# \d+\. .+\n\n\*\*(?:Decided|Superseded)\*\* \w+ \d{4}/);
});

test('the index names each decision once', () => {
  const named = [...read('README.md').matchAll(/\((\d[^)]+\.md)\)/g)].map(([, file]) => file);
  expect(named.toSorted(byName)).toEqual(decisions.toSorted(byName));
});
