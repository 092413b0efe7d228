/** The switch between light and dark at the end of every page. */
import type { Page } from '@playwright/test';
import { expect, full, hold, open, test } from './support.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const button = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('button', { name });

/** Returns the color of the browser's own interface. */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('follows the system until a theme is chosen, and again after System', async ({ page }) => {
  await open(page, '/faq');
  await expect(button(page, 'System')).toHaveAttribute('aria-pressed', 'true');
  const light = { ground: await ground(page), bar: await barColor(page) };
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = { ground: await ground(page), bar: await barColor(page) };
  expect(dark.ground).not.toBe(light.ground);
  expect(dark.bar).not.toBe(light.bar);

  await button(page, 'Light').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Light')).toHaveAttribute('aria-pressed', 'true');
  expect({ ground: await ground(page), bar: await barColor(page) }).toEqual(light);

  await page.emulateMedia({ colorScheme: 'light' });
  await button(page, 'Dark').click();
  expect({ ground: await ground(page), bar: await barColor(page) }).toEqual(dark);

  await button(page, 'System').click();
  expect({ ground: await ground(page), bar: await barColor(page) }).toEqual(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('is remembered, applies before the first paint, and reaches other tabs', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/about');
  await button(page, 'Dark').click();
  const dark = await ground(page);
  await expect(button(other, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(await ground(other)).toBe(dark);

  const scripts = await hold(page, /\.js$/);
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ground(page)).toBe(dark);
  await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
  scripts();
  await expect(button(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no switch', full, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Theme', { exact: true })).toBeHidden();
  });
});
