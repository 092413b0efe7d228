/** The toolbar works, and the address keeps it. */
import { expect, test } from '@playwright/test';
import { choose, openStory, preview } from './storybook.ts';

test('the address and the toolbar follow each other', async ({ page }) => {
  const html = preview(page).locator('html');
  const expectSeen = async () => {
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveCSS('color-scheme', 'dark');
  };
  await openStory(page, 'button--default', 'scheme:dark;dir:rtl');
  await expectSeen();

  await choose(page, 'Color scheme', 'Light');
  await expect(page).toHaveURL(/\?path=\/story\/button--default&globals=dir:rtl$/);
  await choose(page, 'Color scheme', 'Dark');
  await choose(page, 'Theme', 'Gazette');
  await choose(page, 'Viewport size', '360 px');
  await expect(page).toHaveURL(/globals=[^&]*viewport\.value:w360/);
  await page.reload();
  await expectSeen();
  await expect.poll(() => html.evaluate(() => window.innerWidth)).toBe(360);
});

test('side by side shows the story in light and dark', async ({ page }) => {
  await openStory(page, 'accordion--default');
  await choose(page, 'Color scheme', 'Side by side');
  for (const scheme of ['light', 'dark']) {
    const frame = preview(page).frameLocator(`iframe[title="In ${scheme}"]`);
    await expect(frame.getByText('Homeward').first()).toBeVisible();
    await expect(frame.locator('html')).toHaveCSS('color-scheme', scheme);
  }
});

test('on a docs page, the stories change and the text around them stays', async ({ page }) => {
  await page.goto('/?path=/docs/button--docs');
  const html = preview(page).locator('html');
  const story = preview(page).locator('.sb-story-frame').first();
  const ground = () =>
    story.evaluate((element) => getComputedStyle(element.closest('.docs-story')!).backgroundColor);
  await expect(story).toBeVisible();
  const before = await ground();
  await choose(page, 'Color scheme', 'Dark');
  await expect.poll(ground).not.toBe(before);
  await choose(page, 'Words', 'Hebrew');
  await expect(story).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(html).toHaveAttribute('lang', 'en');
});
