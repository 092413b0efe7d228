/** Opens every story and docs page of the built Storybook, and the manager: the console stays silent. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { patience } from '@rapport/tooling/patience';
import { unintended } from './intended.ts';

interface IndexEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  tags?: string[];
}

const { entries } = JSON.parse(
  readFileSync(join(process.env['STORYBOOK_FOLDER'] ?? '.', 'index.json'), 'utf8'),
) as { entries: Record<string, IndexEntry> };
const pages = Object.values(entries);
const titles = [...new Set(pages.map(({ title }) => title))];

/** Collects errors, warnings and uncaught exceptions of a page from now on. */
function listen(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', ({ message }) => lines.push(message));
  return lines;
}

/** Evaluated in the page: whether Storybook has shown it, and played it if it is a story. */
const isShown = (event: string) => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
  };
  return channel?.last(event) !== undefined;
};

for (const title of titles)
  test(title, async ({ page }) => {
    const lines = listen(page);
    const shown = pages.filter((each) => each.title === title);
    for (const { id, type, tags = [] } of shown) {
      // A page that is still loading its frames could stop the next one.
      await page.goto('about:blank');
      lines.length = 0;
      // Axe takes as long as everything else, and has run elsewhere.
      await page.goto(`/iframe.html?id=${id}&viewMode=${type}&globals=a11y.manual:!true`);
      const event = type === 'docs' ? 'docsRendered' : 'storyFinished';
      await page.waitForFunction(isShown, event, { timeout: patience.expect });
      // A docs page shows the stories below it.
      const all = type === 'docs' ? shown.flatMap((each) => each.tags ?? []) : tags;
      expect.soft(unintended(all, lines), id).toEqual([]);
    }
  });

test('the manager', async ({ page }) => {
  const lines = listen(page);
  for (const { id, type } of pages.slice(0, 3)) {
    await page.goto(`/?path=/${type}/${id}`);
    const frame = page.frameLocator('#storybook-preview-iframe');
    await frame.locator('body.sb-show-main').waitFor();
  }
  expect(unintended(['manager'], lines)).toEqual([]);
});

test('a line in the console is found', async ({ page }) => {
  const lines = listen(page);
  await page.goto(`/iframe.html?id=${pages[0]?.id}&viewMode=docs`);
  await page.evaluate(() => {
    console.warn('planted warning');
    console.error('planted error');
  });
  expect(unintended([], lines)).toEqual(['planted warning', 'planted error']);
});
