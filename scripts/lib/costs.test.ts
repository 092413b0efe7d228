import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@rapport/tooling/root';
import { accountPrice, assessmentPrice, costTable } from './costs.ts';

test('docs/production.md has the computed costs', () => {
  const page = readFileSync(join(root, 'docs/production.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  for (const row of costTable()) expect(rows).toContainEqual(row);
});

test('each account has the price of its tier', () => {
  expect(accountPrice(50_000)).toBe(0);
  expect(accountPrice(100_000)).toBeCloseTo(275);
  expect(accountPrice(1_000_000)).toBeCloseTo(275 + 4140);
  expect(accountPrice(30_000_000)).toBeCloseTo(275 + 4140 + 28_800 + 50_000);
});

test('reCAPTCHA is free, then flat, then charged by the assessment', () => {
  expect([10_000, 10_001, 100_000].map(assessmentPrice)).toEqual([0, 8, 8]);
  expect(assessmentPrice(1_100_000)).toBeCloseTo(1008);
});
