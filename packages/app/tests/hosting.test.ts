import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headersBy, type HostingConfig } from '@rapport/site-build/config';

const { hosting: base } = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
) as HostingConfig;
const headersAt = headersBy(base);
const CSP = 'Content-Security-Policy';

describe('the committed configuration', () => {
  const policy = headersAt('/')[CSP] ?? '';

  test('allows nothing unsafe and denies everything it does not name', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  test.each([
    ['Strict-Transport-Security', /max-age=\d{8}/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
    ['Permissions-Policy', /camera=\(\)/],
    ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ])('sends %s everywhere', (key, value) => {
    for (const path of ['/', '/login', '/assets/a-b.js', '/nowhere']) {
      expect(headersAt(path)[key]).toMatch(value);
    }
  });

  test('caches hashed files forever, and pages only with revalidation', () => {
    expect(headersAt('/assets/index-abc.js')['Cache-Control']).toContain('immutable');
    expect(headersAt('/')['Cache-Control']).toBe('no-cache');
    expect(headersAt('/favicon.svg')['Cache-Control']).toBe('no-cache');
    expect(headersAt('/site.webmanifest')['Cache-Control']).toBe('no-cache');
    for (const path of ['/og/home.png', '/icons/icon-192.png']) {
      expect(headersAt(path)['Cache-Control']).toBe('public, max-age=86400');
    }
  });

  test('lets other sites show link previews, and nothing else', () => {
    const sharing = (path: string) => headersAt(path)['Cross-Origin-Resource-Policy'];
    expect(sharing('/og/home.png')).toBe('cross-origin');
    expect(sharing('/')).toBe('same-origin');
    expect(sharing('/assets/index-abc.js')).toBe('same-origin');
  });
});
