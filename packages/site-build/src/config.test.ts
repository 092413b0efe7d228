import { describe, expect, test } from 'vitest';
import {
  completeConfig,
  cspHash,
  extendPolicy,
  headerOf,
  matches,
  type HostingConfig,
} from './config.ts';

const base: HostingConfig = {
  hosting: {
    public: 'dist/public',
    ignore: ['**/.*'],
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: '**',
        headers: [
          {
            key: 'Content-Security-Policy',
            value:
              "default-src 'none'; script-src 'self'; style-src 'self'; connect-src https://firestore.googleapis.com",
          },
        ],
      },
    ],
  },
  firestore: { rules: 'rules/firestore.rules' },
};

const CSP = 'Content-Security-Policy';
const pages = [
  { source: '/', scripts: ['hint'], styles: ['home'] },
  { source: '/login', scripts: ['hint'], styles: ['login'] },
  { source: '**', scripts: ['hint'], styles: [] },
];

describe('completeConfig', () => {
  const config = completeConfig(base, pages, ['http://127.0.0.1:9099']);

  test('allows only the inline scripts and styles of each page', () => {
    const home = headerOf(config, '/', CSP);
    const login = headerOf(config, '/login', CSP);
    expect(home).toContain(cspHash('home'));
    expect(home).not.toContain(cspHash('login'));
    expect(login).toContain(cspHash('login'));
    expect(login).toContain(cspHash('hint'));
  });

  test('gives unknown paths the policy of the page they show', () => {
    const unknown = headerOf(config, '/nowhere', CSP);
    expect(unknown).toContain(cspHash('hint'));
    expect(unknown).not.toContain(cspHash('home'));
  });

  test('lets the site reach the emulators only in a build for them', () => {
    expect(headerOf(config, '/', CSP)).toContain('googleapis.com http://127.0.0.1:9099');
    expect(headerOf(completeConfig(base, pages), '/', CSP)).not.toContain('127.0.0.1');
  });

  test('names folders relative to the written file', () => {
    expect(config.hosting.public).toBe('public');
    expect(config.firestore.rules).toBe('firestore.rules');
  });

  test('rejects a base without a policy', () => {
    const bare = { ...base, hosting: { ...base.hosting, headers: [] } };
    expect(() => completeConfig(bare, pages)).toThrow('"**" has no Content-Security-Policy');
  });
});

test('extendPolicy adds to a directive once and rejects a missing one', () => {
  expect(extendPolicy("a 'self'; b 'none'", { a: ['x', 'x'] })).toBe("a 'self' x; b 'none'");
  expect(() => extendPolicy('a 1', { b: ['x'] })).toThrow('no directive b');
});

test('cspHash matches what browsers compute', () => {
  // echo -n "" | openssl dgst -sha256 -binary | base64
  expect(cspHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test.each([
  ['**', '/anything/at/all', true],
  ['/', '/', true],
  ['/', '/a', false],
  ['/assets/**', '/assets/deep/a.js', true],
  ['/assets/**', '/other/assets/a.js', false],
  ['/*.txt', '/robots.txt', true],
  ['/*.txt', '/a/robots.txt', false],
  ['/a.b', '/aXb', false],
])('%s on %s: %s', (source, path, expected) => {
  expect(matches(source, path)).toBe(expected);
});
