import { expect, test } from 'vitest';
import { fileOf } from './prerender.ts';

test('fileOf returns the file that a clean URL serves', () => {
  expect(['/', '/login', '/a/b'].map(fileOf)).toEqual(['index.html', 'login.html', 'a/b.html']);
});
