import { expect, test } from 'vitest';
import { missingSettings, settingsFault } from './settings.ts';

const names = ['VITE_KEY', 'VITE_DOMAIN', 'VITE_ID'];
const all = Object.fromEntries(names.map((name) => [name, 'x']));

test('missingSettings names each one, even blank ones, and says where to find them', () => {
  expect(missingSettings(all, names)).toBeUndefined();
  const line = missingSettings({ ...all, VITE_KEY: ' ', VITE_ID: undefined }, names);
  expect(line).toContain('Missing: VITE_KEY, VITE_ID.');
  expect(line).toContain('.env.example');
});

test.each(['rapport.example', 'localhost:3000', 'ftp://rapport.example'])(
  '%s is rejected as the site address',
  (url) => {
    expect(settingsFault({ ...all, VITE_SITE_URL: url }, names)).toBe(
      `VITE_SITE_URL is "${url}", which is not a full site address such as https://www.example.com.`,
    );
    expect(
      settingsFault({ ...all, VITE_SITE_URL: 'https://rapport.example' }, names),
    ).toBeUndefined();
    expect(settingsFault(all, names)).toBeUndefined();
  },
);
