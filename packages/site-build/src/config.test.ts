import { describe, expect, test } from 'vitest';
import {
  changePolicy,
  completeHosting,
  cspHash,
  headerOf,
  matcher,
  type Hosting,
} from './config.ts';

const FOREVER = { key: 'Cache-Control', value: 'max-age=31536000, immutable' };
const base: Hosting = {
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
        { key: 'Cache-Control', value: 'no-cache' },
      ],
    },
    { source: '/assets/**', headers: [FOREVER] },
    { source: '/pictures/**', headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'any' }] },
  ],
};

const CSP = 'Content-Security-Policy';
const pages = [
  { source: '/', scripts: ['hint'], styles: ['home'] },
  { source: '/login', scripts: ['hint'], styles: ['login'] },
  { source: '**', scripts: ['hint'], styles: [] },
];

const files = ['/index.html', '/assets/app-1.js', '/assets/fonts/a-1.woff2'];

describe('completeHosting', () => {
  const config = completeHosting(base, { pages, files });

  test('allows only the inline scripts and styles of each page', () => {
    const home = headerOf(config, '/', CSP);
    const login = headerOf(config, '/login', CSP);
    expect(home).toContain(cspHash('home'));
    expect(home).not.toContain(cspHash('login'));
    expect(login).toContain(cspHash('login'));
    expect(login).toContain(cspHash('hint'));
  });

  test('gives unknown paths the policy of the page that they show', () => {
    const unknown = headerOf(config, '/nowhere', CSP);
    expect(unknown).toContain(cspHash('hint'));
    expect(unknown).not.toContain(cspHash('home'));
  });

  test('lets only files that exist be cached, because a 404 has the headers of its path', () => {
    const caching = (path: string) => headerOf(config, path, 'Cache-Control');
    expect(caching('/assets/app-1.js')).toBe(FOREVER.value);
    expect(caching('/assets/fonts/a-1.woff2')).toBe(FOREVER.value);
    for (const path of ['/assets/app-2.js', '/assets/fonts', '/assets/', '/nowhere']) {
      expect(caching(path)).toBe('no-cache');
    }
    expect(config.headers).toContainEqual(base.headers[2]);
  });

  test('changes every page’s policy as the build’s settings ask', () => {
    const local = completeHosting(base, {
      pages,
      files,
      policy: { 'connect-src': ['http://127.0.0.1:9099'], 'script-src': [] },
    });
    expect(headerOf(local, '/', CSP)).toContain('googleapis.com http://127.0.0.1:9099');
    expect(headerOf(local, '/nowhere', CSP)).toContain('http://127.0.0.1:9099');
    expect(headerOf(config, '/', CSP)).not.toContain('127.0.0.1');
  });

  test('asks browsers to report violations only to the address of the build', () => {
    const reports = 'https://reports.example/csp?site=1';
    const reporting = completeHosting(base, { pages, files, reports });
    for (const path of ['/', '/nowhere']) {
      const policy = headerOf(reporting, path, CSP);
      expect(policy).toMatch(
        /; report-to csp; report-uri https:\/\/reports\.example\/csp\?site=1$/,
      );
      expect(headerOf(reporting, path, 'Reporting-Endpoints')).toBe(`csp="${reports}"`);
    }
    expect(headerOf(config, '/', CSP)).not.toContain('report');
    expect(headerOf(config, '/', 'Reporting-Endpoints')).toBeUndefined();
  });

  test('names the folder relative to the written file', () => {
    expect(config.public).toBe('public');
  });

  test('rejects a base without a policy', () => {
    const bare = { ...base, headers: [] };
    expect(() => completeHosting(bare, { pages, files })).toThrow(
      '"**" has no Content-Security-Policy',
    );
  });
});

test('changePolicy adds each source once, adds directives and removes them', () => {
  expect(changePolicy("a 'self'; b 'none'", { a: ['x', 'x', "'self'"] })).toBe(
    "a 'self' x; b 'none'",
  );
  expect(changePolicy("a 'self'; b 'none'", { b: null, c: ['y'], d: [] })).toBe("a 'self'; c y");
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
  expect(matcher(source)(path)).toBe(expected);
});
