import { expect, test } from 'vitest';
import { emulatorOrigins, fileOf } from './prerender.ts';

test('fileOf is what clean addresses lead to', () => {
  expect(['/', '/login', '/a/b'].map(fileOf)).toEqual(['index.html', 'login.html', 'a/b.html']);
});

test('emulatorOrigins are those of the build’s settings', () => {
  expect(emulatorOrigins({})).toEqual([]);
  expect(
    emulatorOrigins({
      VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099/',
      VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080',
    }),
  ).toEqual(['http://127.0.0.1:9099', 'http://127.0.0.1:8080']);
});
