/** A link to another page of a site leaves the reviewer in Storybook, which says what was pressed. */
import { expect, test } from '@playwright/test';
import { openStory, preview } from './storybook.ts';

test('in a story', async ({ page }) => {
  await openStory(page, 'articlecards--default');
  const link = preview(page).locator('#storybook-root a[href^="/"]').first();
  const href = await link.getAttribute('href');
  await link.click();
  await page.getByRole('tab', { name: /^Actions/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText(`"${href}"`);
  await expect(page).toHaveURL(/\?path=\/story\/articlecards--default$/);
  await expect(link).toBeVisible();

  await test.step('a link to a place on the page', async () => {
    await openStory(page, 'anchornav--default');
    const place = preview(page).locator('a[href^="#"]').first();
    await place.click();
    await expect(place).toBeVisible();
    await expect(page).toHaveURL(/\?path=\/story\/anchornav--default$/);
  });
});

test('on a docs page', async ({ page }) => {
  await page.goto('/?path=/docs/pricingcards--docs');
  const link = preview(page).locator('.docs-story a[href^="/"]').first();
  await link.click();
  await preview(page).locator('#storybook-docs h1').click();
  await expect(page).toHaveURL(/\?path=\/docs\/pricingcards--docs/);
  await expect(link).toBeVisible();
});
