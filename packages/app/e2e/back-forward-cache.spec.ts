/** Pages in the back/forward cache, which the browser shows again on Back. */
import type { Page } from '@playwright/test';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { expect, expectAlive, full, mark, open, scrollAndStay, test } from './support.ts';

// Playwright turns this cache off.
test.use({
  launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Goes back without Playwright, which would wait for a load that never comes. */
const back = (page: Page) => page.evaluate(() => history.back());

test('a form is as it was left', full, async ({ page }) => {
  await open(page, '/contact');
  const form = page.locator('main form').first();
  await form.getByRole('textbox').first().fill('Ada Byron');
  await scrollAndStay(page, 300);
  await mark(page);
  await page.goto('/favicon.svg');
  await back(page);
  await expectAlive(page);
  await expect(form.getByRole('textbox').first()).toHaveValue('Ada Byron');
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveTitle(/^About/);
  await expectAlive(page);
});

test('the theme follows a choice made in the meantime', full, async ({ page }) => {
  await open(page, '/contact');
  await mark(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Dark' }).click();
  await back(page);
  await expectAlive(page);
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
});
