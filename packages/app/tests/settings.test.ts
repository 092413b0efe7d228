import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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
  VITE_FIREBASE_STORAGE_BUCKET: ['rapport-4f2a1.firebasestorage.app', 'bucket_1'],
  VITE_FIREBASE_MESSAGING_SENDER_ID: ['123456789012'],
  VITE_FIREBASE_APP_ID: ['1:123456789012:web:0a1b2c3d4e5f67890abcde'],
  VITE_SITE_URL: [
    'https://rapport.example',
    'https://www.rapport.example:8443/',
    'http://localhost:4173',
  ],
  VITE_SESSION_IDLE_MINUTES: ['1', '30'],
  VITE_SESSION_MINUTES: ['720'],
  VITE_APP_CHECK_SITE_KEY: [`6L${'aB3_-'.repeat(7)}abc`],
  VITE_FORM_DELIVERY: ['console', 'firestore'],
  VITE_CSP_REPORTS: ['https://reports.example', 'https://reports.example/csp?site=1&kind=%20'],
  VITE_AUTH_EMULATOR: ['http://127.0.0.1:9099', 'http://localhost:9099/', 'http://[::1]:9099'],
  VITE_FIRESTORE_EMULATOR: ['127.0.0.1:8080', 'localhost:8080', '[::1]:8080'],
};

const wrong: Record<string, string[]> = {
  VITE_FIREBASE_API_KEY: ["a'b", 'a b', 'a:b'],
  VITE_FIREBASE_AUTH_DOMAIN: ['https://rapport.example', 'rapport.example/x', '-a.example'],
  VITE_FIREBASE_PROJECT_ID: ['Rapport', 'short', 'a'.repeat(31), 'ends-with-'],
  VITE_FIREBASE_STORAGE_BUCKET: ['gs://rapport', 'a'],
  VITE_FIREBASE_MESSAGING_SENDER_ID: ['12a', '-1'],
  VITE_FIREBASE_APP_ID: ['1:1:android:0a', 'web:0a'],
  VITE_SITE_URL: [
    'rapport.example',
    'ftp://rapport.example',
    'http://rapport.example',
    'https://rapport.example/site',
    'https://a@rapport.example',
  ],
  VITE_SESSION_IDLE_MINUTES: ['0', '-1', '1.5', '030', '1e3'],
  VITE_SESSION_MINUTES: ['0', 'never'],
  VITE_APP_CHECK_SITE_KEY: ['6Lshort', `7L${'a'.repeat(38)}`],
  VITE_FORM_DELIVERY: ['Firestore', 'email', 'on'],
  VITE_CSP_REPORTS: [
    'http://reports.example',
    'https://a.example/;script-src *',
    'https://a.example, b',
    '/csp',
  ],
  VITE_AUTH_EMULATOR: [
    '127.0.0.1:9099',
    'http://127.0.0.1:9099/x',
    'http://127.0.0.1:9099; script-src *',
  ],
  VITE_FIRESTORE_EMULATOR: ['http://127.0.0.1:8080', '127.0.0.1', '127.0.0.1:8080 *'],
};

describe.each(Object.entries(settings))('%s', (name, { form }) => {
  const fault = (value: string) => settingsFault({ ...demo, [name]: value }, settings);

  test.each(valid[name]!)('may be %s', (value) => {
    expect(fault(value)).toBeUndefined();
  });

  const markup = ['<script>', '"><img src=x>', "');alert(1)//", 'a\nb'];
  test.each([...wrong[name]!, ...markup])('may not be %j', (value) => {
    expect(fault(value)).toBe(`${name} is ${JSON.stringify(value)}, but must be ${form}.`);
  });
});

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
