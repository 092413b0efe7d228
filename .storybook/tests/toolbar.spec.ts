/**
 * Checks that the toolbar works and the address keeps it. For looks, see
 * packages/ui/tests/rendering.
 */
import { expect, test, type Page } from '@playwright/test';
import { widths } from '../toolbar/widths.ts';
import { choose, openStory, preview } from './manager.ts';

const STORY = 'accordion--default';

const root = (page: Page) => preview(page).locator('#storybook-root');

/** Returns each text of the story and its font size in pixels. */
const textsOf = (page: Page) =>
  root(page).evaluate((element) => {
    const found: { text: string; size: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const size = Number.parseFloat(getComputedStyle(node.parentElement!).fontSize);
      const text = node.textContent?.trim();
      if (text) found.push({ text, size });
    }
    return found;
  });

/** Returns the caption, the scheme, the page color and the text of each frame. */
const framesOf = async (page: Page) => {
  const figures = await page.locator('figure:has(iframe)').all();
  return Promise.all(
    figures.map(async (figure) => {
      const shown = figure.frameLocator('iframe').locator('#storybook-root');
      await expect(shown.getByText('Homeward').first()).toBeVisible();
      return {
        caption: await figure.locator('figcaption').textContent(),
        text: await shown.textContent(),
        ...(await shown.evaluate(() => {
          const { colorScheme, fontFamily } = getComputedStyle(document.documentElement);
          const { backgroundColor } = getComputedStyle(document.body);
          return { colorScheme, look: `${backgroundColor} ${fontFamily}` };
        })),
      };
    }),
  );
};

test('side by side shows the story in light and dark, in every theme', async ({ page }) => {
  await openStory(page, STORY);
  await choose(page, 'Color scheme', 'Side by side');
  await expect(page.locator('figure:has(iframe)')).toHaveCount(2);
  const frames = await framesOf(page);
  expect(frames.map(({ caption, colorScheme }) => [caption, colorScheme])).toEqual([
    ['Light', 'light'],
    ['Dark', 'dark'],
  ]);
  expect(frames[1]?.text).toBe(frames[0]?.text);

  await choose(page, 'Theme', 'Side by side');
  await expect(page.locator('figure:has(iframe)')).toHaveCount(6);
  const all = await framesOf(page);
  expect(all.map(({ caption, colorScheme }) => [caption, colorScheme])).toEqual(
    ['Plain', 'Gazette', 'Rapport'].flatMap((theme) => [
      [`${theme}, Light`, 'light'],
      [`${theme}, Dark`, 'dark'],
    ]),
  );
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(new Set(all.map(({ look }) => look)).size).toBe(6);
});

test('text gets 40% longer, twice as large, and normal again', async ({ page }) => {
  // In a wider page, sizes contain a part that does not follow the reader’s font size.
  await openStory(page, STORY, 'viewport.value:w320');
  const before = await textsOf(page);
  const lengthOf = (texts: typeof before) => texts.map(({ text }) => text).join('').length;

  await choose(page, 'Length and size', 'Text 40% longer');
  await expect.poll(async () => lengthOf(await textsOf(page))).toBeGreaterThan(lengthOf(before));
  const longer = await textsOf(page);
  for (const [at, { text }] of before.entries()) expect(longer[at]?.text).toContain(text);
  // The extra text starts with a space, and a part of a letter counts as one.
  const ratio = lengthOf(longer) / lengthOf(before);
  expect(ratio).toBeGreaterThanOrEqual(1.4);
  expect(ratio).toBeLessThan(1.5);

  await choose(page, 'Length and size', 'Text at 200%');
  await expect
    .poll(() => textsOf(page))
    .toEqual(before.map(({ text, size }) => ({ text, size: size * 2 })));

  await choose(page, 'Length and size', 'Text as it is');
  await expect.poll(() => textsOf(page)).toEqual(before);
});

test('the frame takes each width of the product', async ({ page }) => {
  await openStory(page, STORY);
  const sizes = [320, 360, 768, 1280, 1440];
  expect(Object.values(widths).map(({ styles }) => styles.width)).toEqual(
    sizes.map((size) => `${size}px`),
  );
  for (const size of sizes) {
    await choose(page, 'Viewport size', `${size} px`);
    await expect.poll(() => root(page).evaluate(() => window.innerWidth)).toBe(size);
  }
});

test('the address and the toolbar follow each other', async ({ page }) => {
  const html = preview(page).locator('html');
  const expectSeen = async () => {
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveCSS('color-scheme', 'dark');
  };
  await openStory(page, 'button--default', 'scheme:dark;dir:rtl');
  await expectSeen();
  await page.reload();
  await expectSeen();

  await choose(page, 'Color scheme', 'Light');
  await expect(page).toHaveURL(/\?path=\/story\/button--default&globals=dir:rtl$/);
  await choose(page, 'Color scheme', 'Dark');
  await choose(page, 'Viewport size', '360 px');
  await expect(page).toHaveURL(/globals=[^&]*scheme:dark/);
  await expect(page).toHaveURL(/globals=[^&]*viewport\.value:w360/);
  const handedOver = page.url();

  await page.goto('about:blank');
  await page.goto(handedOver);
  await expectSeen();
  await expect.poll(() => root(page).evaluate(() => window.innerWidth)).toBe(360);
});
