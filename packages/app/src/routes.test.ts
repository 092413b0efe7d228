import { expect, test } from 'vitest';
import { descriptions } from './content/descriptions.ts';
import { sitePages } from './routes.tsx';

const unique = (texts: readonly string[]) => new Set(texts).size === texts.length;

test('every page has a description, and nothing else has one', () => {
  expect(Object.keys(descriptions).sort()).toEqual(sitePages.map(({ path }) => path).sort());
});

test('no two pages have the same title or description', () => {
  expect(unique(sitePages.map(({ title }) => title))).toBe(true);
  expect(unique(Object.values(descriptions))).toBe(true);
});

test('each title and description fits in a search result', () => {
  for (const { path, title } of sitePages) {
    expect(title.length, `title of ${path}`).toBeLessThanOrEqual(60);
    expect(descriptions[path]?.length, `description of ${path}`).toBeLessThanOrEqual(160);
  }
});
