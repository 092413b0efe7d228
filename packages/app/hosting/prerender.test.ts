import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emulatorOrigins, fileOf } from './prerender.ts';
import { missingSettings, requiredSettings, settingsFault } from './settings.ts';
import { moduleName, withImports } from './stats.ts';

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

test('missingSettings names each one, blank ones too, and says where they are explained', () => {
  const all = Object.fromEntries(requiredSettings.map((name) => [name, 'x']));
  expect(missingSettings(all)).toBeUndefined();
  const line = missingSettings({
    ...all,
    VITE_FIREBASE_API_KEY: ' ',
    VITE_FIREBASE_APP_ID: undefined,
  });
  expect(line).toContain('Missing: VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID.');
  expect(line).toContain('.env.example');
});

test.each(['rapport.example', 'localhost:3000', 'ftp://rapport.example'])(
  '%s is refused as the address of the site',
  (url) => {
    const all = Object.fromEntries(requiredSettings.map((name) => [name, 'x']));
    expect(settingsFault({ ...all, VITE_SITE_URL: url })).toBe(
      `VITE_SITE_URL is "${url}", which is no address of a site: write it whole, as https://www.example.com.`,
    );
    expect(settingsFault({ ...all, VITE_SITE_URL: 'https://rapport.example' })).toBeUndefined();
    expect(settingsFault(all)).toBeUndefined();
  },
);

test('.env.example lists every setting', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(listed).toEqual(expect.arrayContaining(requiredSettings));
});

test.each([
  ['/r/node_modules/.pnpm/react-dom@19/node_modules/react-dom/client.js', 'react-dom'],
  [
    '/r/node_modules/.pnpm/x@1/node_modules/@radix-ui/react-slot/dist/index.mjs?v=1',
    '@radix-ui/react-slot',
  ],
  [
    '/r/packages/ui/dist/primitives/Button/Button.js',
    'packages/ui/dist/primitives/Button/Button.js',
  ],
  ['\0rolldown/runtime.js', 'rolldown/runtime.js'],
])('moduleName of %s is %s', (id, name) => {
  expect(moduleName(id, '/r/packages/app')).toBe(name);
});

test('withImports follows imports once, in a circle too', () => {
  const chunks = { a: { imports: ['b'] }, b: { imports: ['c', 'a'] }, c: { imports: [] } };
  expect(withImports(['a'], chunks)).toEqual(['a', 'b', 'c']);
});
