import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsFault } from '@rapport/site-build/settings';
import { siteConfig } from '../site.config.ts';

const { settings } = siteConfig;
const policy = siteConfig.policy!;

test('.env.example lists every setting, and no other', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^(# )?(VITE_\w+)=/gm)].map(([, , name]) => name);
  expect(listed).toEqual(Object.keys(settings));
});

/** The settings of a build against the emulators. */
const demo = {
  VITE_FIREBASE_API_KEY: 'demo-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-rapport.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-rapport',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo-rapport.appspot.com',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '000000000000',
  VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000',
};

const valid: Record<string, string[]> = {
  VITE_FIREBASE_API_KEY: ['AIzaSyA-1234567890_abcdefghijklmnopqrst'],
  VITE_FIREBASE_AUTH_DOMAIN: ['auth.example.com', 'localhost:9099'],
  VITE_FIREBASE_PROJECT_ID: ['rapport-4f2a1'],
  VITE_FIREBASE_STORAGE_BUCKET: ['rapport-4f2a1.firebasestorage.app'],
  VITE_FIREBASE_MESSAGING_SENDER_ID: ['123456789012'],
  VITE_FIREBASE_APP_ID: ['1:123456789012:web:0a1b2c3d4e5f67890abcde'],
  VITE_SITE_URL: ['https://www.rapport.example:8443/', 'http://localhost:4173'],
  VITE_APP_CHECK_SITE_KEY: [`6L${'aB3_-'.repeat(7)}abc`],
  VITE_FORM_DELIVERY: ['console', 'firestore'],
  VITE_CSP_REPORTS: ['https://reports.example/csp?site=1&kind=%20'],
  VITE_AUTH_EMULATOR: ['http://127.0.0.1:9099', 'http://[::1]:9099'],
  VITE_FIRESTORE_EMULATOR: ['127.0.0.1:8080', '[::1]:8080'],
};

const wrong: Record<string, string[]> = {
  VITE_FIREBASE_API_KEY: ["a'b", 'a:b'],
  VITE_FIREBASE_AUTH_DOMAIN: ['https://rapport.example', 'rapport.example/x'],
  VITE_FIREBASE_PROJECT_ID: ['Rapport', 'short'],
  VITE_FIREBASE_STORAGE_BUCKET: ['gs://rapport'],
  VITE_FIREBASE_MESSAGING_SENDER_ID: ['12a'],
  VITE_FIREBASE_APP_ID: ['1:1:android:0a'],
  VITE_SITE_URL: ['rapport.example', 'http://rapport.example', 'https://rapport.example/site'],
  VITE_APP_CHECK_SITE_KEY: ['6Lshort'],
  VITE_FORM_DELIVERY: ['email'],
  VITE_CSP_REPORTS: ['http://reports.example', 'https://a.example/;script-src *'],
  VITE_AUTH_EMULATOR: ['127.0.0.1:9099', 'http://127.0.0.1:9099; script-src *'],
  VITE_FIRESTORE_EMULATOR: ['http://127.0.0.1:8080', '127.0.0.1:8080 *'],
};

test.each(Object.entries(settings))(
  '%s may be what it says, and nothing else',
  (name, { form }) => {
    const fault = (value: string) => settingsFault({ ...demo, [name]: value }, settings);
    for (const value of valid[name]!) expect(fault(value)).toBeUndefined();
    for (const value of [...wrong[name]!, '"><img src=x>', 'a\nb'])
      expect(fault(value)).toBe(`${name} is ${JSON.stringify(value)}, but must be ${form}.`);
  },
);

test('the pages can reach their build’s emulators', () => {
  expect(policy({})).toEqual({ 'connect-src': [] });
  expect(
    policy({
      VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099/',
      VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080',
    }),
  ).toEqual({ 'connect-src': ['http://127.0.0.1:9099', 'http://127.0.0.1:8080'] });
});

test('a build with App Check allows only reCAPTCHA from Google', () => {
  const changes = policy({ VITE_APP_CHECK_SITE_KEY: '6L' });
  expect(changes['connect-src']).toContain('https://content-firebaseappcheck.googleapis.com');
  expect(changes).toMatchObject({ 'require-trusted-types-for': null, 'trusted-types': null });
  for (const source of [...changes['script-src']!, ...changes['frame-src']!]) {
    expect(source).toMatch(/^https:\/\/[\w.]+\/recaptcha\/$/);
  }
});
