/** Checks that page stories, which have frames of their own on docs pages, follow the toolbar. */
import { expect, test } from '@playwright/test';
import { choose, preview } from './manager.ts';

const DOCS = '/?path=/docs/pages-faq--docs&globals=';

test('the frames of a docs page follow the toolbar', async ({ page }) => {
  await page.goto(`${DOCS}scheme:dark`);
  const docs = preview(page).locator('html');
  const framed = preview(page).frameLocator('iframe >> nth=0');
  const html = framed.locator('html');
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(docs).toHaveCSS('color-scheme', 'dark');

  await choose(page, 'Color scheme', 'Light');
  await choose(page, 'Direction', 'Right to left');
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html).toHaveCSS('color-scheme', 'light');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(docs).toHaveAttribute('dir', 'ltr');
});

test('a docs page follows the system, whatever its frames say', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${DOCS}scheme:system`);
  const docs = preview(page).locator('html');
  const framed = preview(page).frameLocator('iframe >> nth=0');
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(docs).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(docs).toHaveCSS('color-scheme', 'light');
  await expect(framed.locator('html')).toHaveCSS('color-scheme', 'light dark');
});
