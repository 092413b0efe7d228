import { expect, test } from 'vitest';
import { fileOf } from './prerender.ts';

test('fileOf is what clean addresses lead to', () => {
  expect(['/', '/login', '/a/b'].map(fileOf)).toEqual(['index.html', 'login.html', 'a/b.html']);
});
