/** Scroll positions: on going back, and at places on a page. */
import type { Page } from '@playwright/test';
import { codeOf, expect, full, hold, open, ready, scrollAndStay, test } from './support.ts';

const PLACE = '#how-it-works';

/** Follows a link without scrolling to it. Playwright's click would scroll first. */
const followFromAfar = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .evaluate((link) => (link as HTMLElement).click());
const placeY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const learnMore = (page: Page) => page.getByRole('link', { name: 'Learn more' }).click();

/** Waits until the place is right below the sticky header. */
const expectPlace = (page: Page) =>
  expect
    .poll(async () => {
      const below = await page.evaluate((place) => {
        const header = document.querySelector('header')!.getBoundingClientRect();
        return document.querySelector(place)!.getBoundingClientRect().top - header.bottom;
      }, PLACE);
      return below >= 0 && below < 40;
    })
    .toBe(true);

test.describe('going back', () => {
  // After a reload the browser keeps the same text in view. Its position differs if the fonts were
  // in time for only one of the loads, so here they never load.
  test.beforeEach(({ page }) =>
    page.route('**/*.woff2', (route) => route.fulfill({ status: 204 })),
  );

  test('restores the position, also on forward and after a reload', full, async ({ page }) => {
    await open(page, '/');
    await scrollAndStay(page, 640);
    await followFromAfar(page, 'FAQ');
    await expect(page).toHaveTitle(/FAQ/);
    await expect.poll(() => placeY(page)).toBe(0);
    await scrollAndStay(page, 300);

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => placeY(page)).toBe(640);
    await page.goForward();
    await expect(page).toHaveURL('/faq');
    await expect.poll(() => placeY(page)).toBe(300);

    await page.reload();
    await expect.poll(() => placeY(page)).toBe(300);
    await ready(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => placeY(page)).toBe(640);
  });

  test(
    'shows the page of the address even before the script has loaded',
    full,
    async ({ page }) => {
      await open(page, '/');
      await scrollAndStay(page, 640);
      await followFromAfar(page, 'FAQ');
      await expect(page).toHaveTitle(/FAQ/);
      const load = await hold(page, codeOf('shell/Site.tsx'));
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The browser keeps the current document, although it belongs to the other page.
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL('/');
      load();
      await expect(page).toHaveTitle(/^Rapport/);
      await expect.poll(() => placeY(page)).toBe(640);
    },
  );
});

test('a new page starts at its top, also from a place further down', full, async ({ page }) => {
  await open(page, '/');
  await learnMore(page);
  await expect(page).toHaveURL(`/${PLACE}`);
  await expectPlace(page);
  await followFromAfar(page, 'FAQ');
  await expect(page).toHaveTitle(/FAQ/);
  await expect.poll(() => placeY(page)).toBe(0);
});

test(
  'a place is reached on load, again by the same link, and left by going back',
  full,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/${PLACE}`);
    await expectPlace(page);
    await scrollAndStay(page, 0);
    await learnMore(page);
    await expectPlace(page);

    await open(page, '/');
    await scrollAndStay(page, 60);
    await learnMore(page);
    await expectPlace(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => placeY(page)).toBe(60);
    await learnMore(page);
    await expectPlace(page);
  },
);
