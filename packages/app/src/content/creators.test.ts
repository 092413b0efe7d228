import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf } from '../brand/Drawing/Drawing.tsx';
import { creators, niches } from './creators.ts';

const isDrawn = (folder: string, title: string) =>
  existsSync(new URL(`../../public/drawings/${folder}/${fileOf(title)}.svg`, import.meta.url));

test('eight people differ in name and field, and are drawn', () => {
  expect(creators).toHaveLength(8);
  for (const key of ['name', 'field'] as const)
    expect(new Set(creators.map((creator) => creator[key])).size).toBe(8);
  expect(creators.filter(({ name }) => !isDrawn('people', name))).toEqual([]);
  expect(new Set(creators.map(({ niche }) => niche))).toEqual(new Set(niches));
});

test('the shares of an audience’s ages add up to 100', () => {
  const sums = creators.map(({ ages }) => Object.values(ages).reduce((sum, share) => sum + share));
  expect(sums).toEqual(creators.map(() => 100));
});

test('each piece is drawn', () => {
  expect(creators.filter(({ piece }) => !isDrawn('pieces', piece.title))).toEqual([]);
});
