/** How a page arrives: its HTML has all the styles that it needs. */
import type { Page } from '@playwright/test';
import { sitePages } from '../src/routes.tsx';
import { expect, FAILED_REQUEST, full, open, ready, test } from './support.ts';

// The browser logs the files that these tests hold back.
test.use({ expectedError: FAILED_REQUEST });

/** The places, sizes, colors and fonts of everything on a page. Evaluated in the page. */
function appearance(): string[] {
  const { backgroundColor, color } = getComputedStyle(document.body);
  const parts = [...document.querySelectorAll('header *, main *, footer *')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const style = getComputedStyle(part);
    const place = [x, y, width, height].map(Math.round);
    return [part.localName, part.className, ...place, style.color, style.backgroundColor].join(' ');
  });
  return [`body ${backgroundColor} ${color}`, ...parts];
}

async function appearanceWithout(page: Page, files: RegExp, path: string): Promise<string[]> {
  await page.route(files, (route) => route.abort());
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(appearance);
  await page.unroute(files);
  return seen;
}

for (const { path, access } of sitePages)
  if (access !== 'signedIn')
    test(
      `${path} looks the same without its stylesheet and its script`,
      path === '/' ? {} : full,
      async ({ page }) => {
        const bare = await appearanceWithout(page, /\.(?:css|js|woff2)$/, path);
        expect(bare).toEqual(await appearanceWithout(page, /\.(?:js|woff2)$/, path));
        expect(bare.length).toBeGreaterThan(50);
      },
    );

test('a place further down that an address names is scrolled to', full, async ({ page }) => {
  await open(page, '/#how-it-works');
  await expect(page.locator('#how-it-works')).toBeInViewport();
});

test(
  'a page that opens in the background is ready when it is looked at',
  full,
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'hidden', { configurable: true, value: true }),
    );
    await page.goto('/faq');
    await ready(page);
  },
);
