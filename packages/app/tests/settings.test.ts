import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteConfig } from '../site.config.ts';

test('.env.example lists every setting', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(listed).toEqual(expect.arrayContaining(siteConfig.settings));
});

test('the pages can reach their build’s emulators', () => {
  expect(siteConfig.connect?.({})).toEqual([]);
  expect(
    siteConfig.connect?.({
      VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099/',
      VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080',
    }),
  ).toEqual(['http://127.0.0.1:9099', 'http://127.0.0.1:8080']);
});
