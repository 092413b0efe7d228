import { expect, test } from 'vitest';
import { missingSettings, requiredSettings, settingsFault } from './settings.ts';

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
