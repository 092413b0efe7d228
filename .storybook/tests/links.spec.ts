/** Checks that every story has a link to share, even below a path of another site. */
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { DESIGN_PATH } from '../build.ts';
import { preview } from './manager.ts';
import { withSite } from './site.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Copies a link by keyboard, waits for the confirmation, and returns the link. */
async function copy(page: Page, within: Page | FrameLocator, name: string): Promise<string> {
  await within.getByRole('button', { name, exact: true }).press('Enter');
  await expect(within.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a docs page copies the link to each of its stories', ({ page }) =>
  withSite(async (site) => {
    const design = `${site}${DESIGN_PATH}`;
    await page.goto(`${design}?path=/docs/button--docs&globals=dir:rtl`);
    const link = await copy(page, preview(page), 'Copy link to Button, Busy');
    expect(link).toBe(`${design}?path=/story/button--busy&globals=dir:rtl`);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(preview(page).locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await copy(page, page, 'Copy link to Button, Busy')).toBe(link);
  }));

test('the toolbar copies the link to the current story', async ({ page }) => {
  const address = '/?path=/story/button--outline&args=children:Hello&globals=scheme:dark';
  await page.goto(address);
  await expect(preview(page).getByRole('button', { name: 'Hello' })).toBeVisible();
  const link = await copy(page, page, 'Copy link to Button, Outline');
  expect(link).toBe(new URL(address, page.url()).href);
});
