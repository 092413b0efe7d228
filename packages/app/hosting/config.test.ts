import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  completeConfig,
  cspHash,
  extendPolicy,
  sourceMatcher,
  type HostingConfig,
} from './config.ts';

const base = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
) as HostingConfig;

/** The value that holds for a path: the last rule that matches and sets the key. */
function headerOf(config: HostingConfig, path: string, key: string): string | undefined {
  return config.hosting.headers
    .filter(({ source }) => sourceMatcher(source)(path))
    .flatMap(({ headers }) => headers)
    .findLast((header) => header.key === key)?.value;
}

const CSP = 'Content-Security-Policy';
const pages = [
  { source: '/', scripts: ['hint'], styles: ['home'] },
  { source: '/login', scripts: ['hint'], styles: ['login'] },
  { source: '**', scripts: ['hint'], styles: [] },
];

describe('the committed configuration', () => {
  const policy = headerOf(base, '/', CSP) ?? '';

  test('allows nothing unsafe and denies what it does not name', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
  });

  test.each([
    ['Strict-Transport-Security', /max-age=\d{8}/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
    ['Permissions-Policy', /camera=\(\)/],
    ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ])('sends %s everywhere', (key, value) => {
    for (const path of ['/', '/login', '/assets/a-b.js', '/nowhere']) {
      expect(headerOf(base, path, key)).toMatch(value);
    }
  });

  test('lets hashed files be kept for good, and pages never without asking', () => {
    expect(headerOf(base, '/assets/index-abc.js', 'Cache-Control')).toContain('immutable');
    expect(headerOf(base, '/', 'Cache-Control')).toBe('no-cache');
    expect(headerOf(base, '/favicon.svg', 'Cache-Control')).toBe('no-cache');
    expect(headerOf(base, '/site.webmanifest', 'Cache-Control')).toBe('no-cache');
    for (const path of ['/og/home.png', '/icons/icon-192.png']) {
      expect(headerOf(base, path, 'Cache-Control')).toBe('public, max-age=86400');
    }
  });

  test('lets other sites show the pictures of links, and nothing else', () => {
    const sharing = (path: string) => headerOf(base, path, 'Cross-Origin-Resource-Policy');
    expect(sharing('/og/home.png')).toBe('cross-origin');
    expect(sharing('/')).toBe('same-origin');
    expect(sharing('/assets/index-abc.js')).toBe('same-origin');
  });
});

describe('completeConfig', () => {
  const config = completeConfig(base, pages, ['http://127.0.0.1:9099']);

  test('allows on each page just the pieces of that page', () => {
    const home = headerOf(config, '/', CSP);
    const login = headerOf(config, '/login', CSP);
    expect(home).toContain(cspHash('home'));
    expect(home).not.toContain(cspHash('login'));
    expect(login).toContain(cspHash('login'));
    expect(login).toContain(cspHash('hint'));
  });

  test('gives unknown paths the policy of the page they get', () => {
    const unknown = headerOf(config, '/nowhere', CSP);
    expect(unknown).toContain(cspHash('hint'));
    expect(unknown).not.toContain(cspHash('home'));
  });

  test('lets the site reach the emulators, only in a build for them', () => {
    expect(headerOf(config, '/', CSP)).toContain('googleapis.com http://127.0.0.1:9099;');
    expect(headerOf(completeConfig(base, pages), '/', CSP)).not.toContain('127.0.0.1');
  });

  test('names folders as they lie beside it', () => {
    expect(config.hosting.public).toBe('public');
    expect(config.firestore.rules).toBe('firestore.rules');
  });

  test('refuses a base without a policy', () => {
    const bare = { ...base, hosting: { ...base.hosting, headers: [] } };
    expect(() => completeConfig(bare, pages)).toThrow('"**" has no Content-Security-Policy');
  });
});

test('extendPolicy adds to a directive once, and refuses one that is not there', () => {
  expect(extendPolicy("a 'self'; b 'none'", { a: ['x', 'x'] })).toBe("a 'self' x; b 'none'");
  expect(() => extendPolicy('a 1', { b: ['x'] })).toThrow('no directive b');
});

test('cspHash is what browsers compute', () => {
  // echo -n "" | openssl dgst -sha256 -binary | base64
  expect(cspHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

describe('sourceMatcher', () => {
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
    expect(sourceMatcher(source)(path)).toBe(expected);
  });

  test('refuses syntax that it would read otherwise than Firebase', () => {
    expect(() => sourceMatcher('/@(a|b)')).toThrow('a glob that serve.ts does not know');
  });
});
