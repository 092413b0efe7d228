/** The switch between light and dark at the end of every page. */
import type { Page } from '@playwright/test';
import { expect, full, hold, open, test } from './support.ts';

const button = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('button', { name });

/** Returns the colors of the page and of the browser's own interface. */
const colors = (page: Page) =>
  page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
      ({ media }) => matchMedia(media).matches,
    )?.content,
  ]);

test(
  'follows the system until a theme is chosen, and again after System',
  full,
  async ({ page }) => {
    await open(page, '/faq');
    await expect(button(page, 'System')).toHaveAttribute('aria-pressed', 'true');
    const light = await colors(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await colors(page);
    expect(dark[0]).not.toBe(light[0]);
    expect(dark[1]).not.toBe(light[1]);

    await button(page, 'Light').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Light')).toHaveAttribute('aria-pressed', 'true');
    expect(await colors(page)).toEqual(light);
    await button(page, 'System').click();
    expect(await colors(page)).toEqual(dark);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  },
);

test(
  'is remembered, applies before the first paint, and reaches other tabs',
  full,
  async ({ page, context }) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/about');
    await button(page, 'Dark').click();
    const dark = await colors(page);
    await expect(button(other, 'Dark')).toHaveAttribute('aria-pressed', 'true');
    expect(await colors(other)).toEqual(dark);

    const scripts = await hold(page, /\.js$/);
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await colors(page)).toEqual(dark);
    await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
    scripts();
    await expect(button(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  },
);
