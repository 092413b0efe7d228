/** Checks that the console of the built Storybook stays silent on every page and in the manager. */
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

/** Starts to collect a page's errors, warnings and uncaught exceptions. */
function listen(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', ({ message }) => lines.push(message));
  return lines;
}

/** Whether Storybook has shown the page and, if it is a story, played it. Evaluated in the page. */
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
      // Axe doubles the time, and runs elsewhere.
      await page.goto(`/iframe.html?id=${id}&viewMode=${type}&globals=a11y.manual:!true`);
      const event = type === 'docs' ? 'docsRendered' : 'storyFinished';
      await page.waitForFunction(isShown, event, { timeout: patience.expect });
      // A docs page also shows its stories, which may log on purpose.
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
