import { expect, test } from 'vitest';
import { missingSettings, settingsFault, type Settings } from './settings.ts';

const id = { form: 'digits, such as 12', pattern: /\d+/ };
const settings: Settings = {
  VITE_KEY: id,
  VITE_DOMAIN: id,
  VITE_ID: id,
  VITE_SITE: { ...id, optional: true },
};
const all = { VITE_KEY: '1', VITE_DOMAIN: '2', VITE_ID: '3' };

test('missingSettings names each one, even blank ones, and says where to find them', () => {
  expect(missingSettings(all, settings)).toBeUndefined();
  const line = missingSettings({ ...all, VITE_KEY: ' ', VITE_ID: undefined }, settings);
  expect(line).toContain('Missing: VITE_KEY, VITE_ID.');
  expect(line).toContain('.env.example');
});

test('settingsFault names a wrong value and what it must be, in one line', () => {
  expect(settingsFault({ ...all, VITE_SITE: '4' }, settings)).toBeUndefined();
  expect(settingsFault({ ...all, VITE_ID: '3\n<b>', VITE_SITE: 'x4' }, settings)).toBe(
    String.raw`VITE_ID is "3\n<b>", but must be digits, such as 12. VITE_SITE is "x4", but must be digits, such as 12.`,
  );
});

test.each(['3\n', '\n3', ' 3', '3<', '3;'])('%j is not digits: the whole value counts', (value) => {
  expect(settingsFault({ ...all, VITE_ID: value }, settings)).toContain('VITE_ID');
});
