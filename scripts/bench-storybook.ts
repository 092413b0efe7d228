/**
 * `npm run bench:storybook`: times Storybook in development. It starts as after an installation and
 * again, and stories open that the server has served before. `-- 5` sets the rounds. @default 3
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { endChildrenOnSignal } from './lib/children.ts';
import { chromiumLaunch, ensureChromium } from './lib/chromium.ts';
import { withDevStorybook } from './lib/dev-storybook.ts';
import { claimPorts } from './lib/ports.ts';
import { root } from './lib/root.ts';
import { table } from './lib/table.ts';

const LIMIT_MS = 120_000;
/** A small part, a form, a section, an overlay and a page. */
const STORIES = [
  'button--default',
  'signupform--default',
  'hero--default',
  'dialog--default',
  'pages-landing--default',
];
const rounds = Number(process.argv[2] ?? 3);

/** Opens a story in the manager of a new browser; resolves with when it is shown. */
async function open(browser: Browser, url: string, id: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(`${url}/?path=/story/${id}`, { timeout: LIMIT_MS });
    const frame = page.frameLocator('#storybook-preview-iframe');
    await frame
      .locator('body.sb-show-main:not(.sb-show-preparing-story) #storybook-root > *')
      .first()
      .waitFor({ state: 'attached', timeout: LIMIT_MS });
    return performance.now();
  } finally {
    await page.close();
  }
}

const times = new Map<string, number[]>();
const note = (what: string, start: number, end: number): void => {
  times.set(what, [...(times.get(what) ?? []), (end - start) / 1000]);
};

/** Starts Storybook and opens a story; then opens others, each of them twice. */
async function round(what: string, browser: Browser, warm: boolean): Promise<void> {
  const { storybook: port } = await claimPorts(['storybook']);
  const start = performance.now();
  await withDevStorybook(port, async (url) => {
    note(`${what}: the server responds`, start, performance.now());
    note(`${what}: the first story is shown`, start, await open(browser, url, STORIES[0] ?? ''));
    if (!warm) return;
    for (const id of STORIES) {
      await open(browser, url, id);
      const again = performance.now();
      note(`warm: ${id}`, again, await open(browser, url, id));
    }
  });
}

endChildrenOnSignal();
await ensureChromium();
const browser = await chromium.launch(chromiumLaunch());
try {
  for (let count = 0; count < rounds; count += 1) {
    await rm(join(root, 'node_modules/.cache/storybook'), { recursive: true, force: true });
    await round('first start', browser, false);
    await round('later start', browser, true);
  }
} finally {
  await browser.close();
}

const rows = [...times].map(([what, seconds]) => {
  const sorted = seconds.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return [what, median.toFixed(1), (sorted.at(-1) ?? 0).toFixed(1)];
});
console.log(table(['seconds', 'median', 'worst'], rows));
