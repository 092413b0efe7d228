import { expect, test } from 'vitest';
import { pictureOf, pictureTitle } from './pictures.ts';

test('pictureOf returns a different file for each path', () => {
  expect(['/', '/login', '/a/b'].map(pictureOf)).toEqual([
    '/og/home.png',
    '/og/login.png',
    '/og/a-b.png',
  ]);
});

test('pictureTitle leaves out the site name', () => {
  expect(pictureTitle('Contact · Rapport', 'Rapport')).toBe('Contact');
  expect(pictureTitle('Rapport: where it is', 'Rapport')).toBe('Where it is');
  expect(pictureTitle('Contact · Rapport', 'Other')).toBe('Contact · Rapport');
});
