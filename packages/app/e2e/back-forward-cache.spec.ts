/** A page in the back/forward cache, which the browser shows again on Back. */
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { expect, expectAlive, full, mark, open, test } from './support.ts';

// Playwright turns this cache off.
test.use({
  launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test(
  'a form is as it was left, and the theme follows a choice made since',
  full,
  async ({ page }) => {
    await open(page, '/contact');
    const name = page.locator('main form').getByRole('textbox').first();
    await name.fill('Ada Byron');
    await mark(page);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Dark' }).click();
    // Playwright's own way back would wait for a load that never comes.
    await page.evaluate(() => history.back());
    await expectAlive(page);
    await expect(name).toHaveValue('Ada Byron');
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveTitle(/^About/);
    await expectAlive(page);
  },
);
