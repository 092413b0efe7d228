import { expect, test } from 'vitest';
import { cast } from '../brand/art/cast.ts';
import { stills } from '../brand/art/stills.ts';
import { creators, niches } from './creators.ts';

const pieces = creators.flatMap(({ work }) => work.filter((piece) => piece !== undefined));

test('eight people of the cast differ in name, handle, field, city and face', () => {
  expect(creators).toHaveLength(8);
  for (const key of ['name', 'handle', 'field', 'city'] as const)
    expect(new Set(creators.map((creator) => creator[key])).size).toBe(8);
  const faces = creators.map(({ name }) => cast[name]);
  expect(new Set(faces).size).toBe(8);
  expect(faces).not.toContain(undefined);
  expect(new Set(creators.map(({ niche }) => niche))).toEqual(new Set(niches));
});

test('the shares of an audience’s ages add up to 100', () => {
  const sums = creators.map(({ audience }) =>
    Object.values(audience.ages).reduce((sum, share) => sum + share),
  );
  expect(sums).toEqual(creators.map(() => 100));
});

test('each piece has a title and a still of its own, and no still is left over', () => {
  expect(pieces.map(({ title }) => title).sort()).toEqual(Object.keys(stills).sort());
});
