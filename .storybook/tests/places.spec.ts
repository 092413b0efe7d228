/**
 * Checks that a docs page shows the heading in its address, although stories above are drawn later.
 */
import { expect, test } from '@playwright/test';
import { preview } from './manager.ts';

const places = {
  'button--docs': ['props', 'size', 'about-this-part'],
  'accordion--docs': ['keyboard', 'about-this-part'],
  'hero--docs': ['props', 'about-this-part'],
  'table--docs': ['accessibility'],
  'pages-faq--docs': ['stories'],
};

for (const [id, names] of Object.entries(places))
  for (const name of names)
    test(`${id}#${name}`, async ({ page }) => {
      await page.goto(`/?path=/docs/${id}#${name}`);
      const heading = preview(page).locator(`#${name}`);
      const frame = preview(page).locator('html');
      // Wait for what is drawn later: every story, and each frame near the window.
      await expect(preview(page).locator('.sb-story:empty')).toHaveCount(0);
      await frame.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await expect(heading).toBeInViewport();
      // The page now scrolls as the reader does. A frame under the pointer could keep the wheel.
      await heading.hover();
      await page.mouse.wheel(0, -400);
      await expect
        .poll(() => heading.evaluate((h) => h.getBoundingClientRect().top))
        .toBeGreaterThan(100);
      await frame.evaluate(() => document.body.prepend(document.createElement('hr')));
      await expect
        .poll(() => heading.evaluate((h) => h.getBoundingClientRect().top))
        .toBeGreaterThan(100);
    });

test('the ids in addresses are stable and belong to the page', async ({ page }) => {
  await page.goto('/?path=/docs/benefitcards--docs&globals=scheme:system');
  const contents = preview(page).locator('.sbdocs-toc--custom a');
  const last = preview(page).locator('h2').filter({ hasText: 'About this part' });
  await expect(contents.last()).toHaveAttribute('href', '#about-this-part');
  await expect(contents.filter({ hasText: 'Why' })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(preview(page).locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(last).toHaveAttribute('id', 'about-this-part');
});

test('play functions in frames do not move the page', async ({ page }) => {
  await page.goto('/?path=/docs/pages-register--docs#profile-write-fails');
  for (const state of ['profile-write-fails', 'passwords-differ'])
    await expect(
      preview(page).frameLocator(`#iframe--pages-register--${state}`).locator('.rp-Alert'),
    ).toBeVisible();
  await expect(preview(page).locator('#profile-write-fails')).toBeInViewport();
});
