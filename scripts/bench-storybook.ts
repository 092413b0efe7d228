/**
 * `npm run bench -- storybook`: times Storybook in development: its first start after an installation, a
 * later start, stories in the manager and in a tab of their own, docs pages with their states in frames,
 * and going to the next story. `-- 5` sets the number of rounds. @default 3
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { chromiumLaunch, ensureChromium } from '@rapport/tooling/chromium';
import { claimPorts } from '@rapport/tooling/ports';
import { root, StopError } from '@rapport/tooling/root';
import { table } from '@rapport/tooling/table';
import { withDevStorybook } from './lib/dev-storybook.ts';

const LIMIT_MS = 120_000;
/** One story each of a small part, a form, a section, an overlay and a page. */
const STORIES = [
  'button--default',
  'signupform--default',
  'hero--default',
  'dialog--default',
  'pages-landing--default',
];
/** The docs pages with the most states. */
const DOCS = ['pages-login--docs', 'pages-register--docs', 'pages-dashboard--docs'];
const rounds = Number(process.argv[2] ?? 3);
if (!Number.isInteger(rounds) || rounds < 1) {
  throw new StopError(
    `"${process.argv[2]}" is not a number of rounds: write a whole number from 1, as in \`npm run bench -- storybook 5\`.`,
  );
}

const SHOWN = 'body.sb-show-main:not(.sb-show-preparing-story) #storybook-root > *';

/** Opens a story in the manager in a new tab. Resolves with the time it takes to show. */
async function open(visitor: BrowserContext, url: string, id: string): Promise<number> {
  const page = await visitor.newPage();
  try {
    await page.goto(`${url}/?path=/story/${id}`, { timeout: LIMIT_MS });
    const shown = page.frameLocator('#storybook-preview-iframe').locator(SHOWN).first();
    await shown.waitFor({ state: 'attached', timeout: LIMIT_MS });
    return performance.now();
  } finally {
    await page.close();
  }
}

/** Opens a story alone in a new tab, as the toolbar's link does. Resolves with the time it takes. */
async function openAlone(visitor: BrowserContext, url: string, id: string): Promise<number> {
  const page = await visitor.newPage();
  try {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`, { timeout: LIMIT_MS });
    await page.locator(SHOWN).first().waitFor({ state: 'attached', timeout: LIMIT_MS });
    return performance.now();
  } finally {
    await page.close();
  }
}

/**
 * Opens a docs page in a new tab and scrolls from state to state. Each state is in a frame that loads
 * shortly before it scrolls into view. Resolves with the time at which each state was shown.
 */
async function openDocs(visitor: BrowserContext, url: string, id: string): Promise<number[]> {
  const page = await visitor.newPage();
  const shown: number[] = [];
  try {
    await page.goto(`${url}/?path=/docs/${id}`, { timeout: LIMIT_MS });
    const preview = page.frameLocator('#storybook-preview-iframe');
    const states = preview.locator('#storybook-docs iframe');
    await states.first().waitFor({ state: 'attached', timeout: LIMIT_MS });
    for (const state of await states.all()) {
      await state.scrollIntoViewIfNeeded();
      const site = state.contentFrame().locator('#storybook-root main').first();
      await site.waitFor({ state: 'attached', timeout: LIMIT_MS });
      shown.push(performance.now());
    }
    return shown;
  } finally {
    await page.close();
  }
}

/** Runs in the preview: keeps the id of the next story that the preview draws. */
function nextDrawn(): { id: Promise<string> } {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { once: (event: string, listener: (id: string) => void) => void };
  };
  return { id: new Promise((resolve) => channel.once('storyRendered', resolve)) };
}

/** Goes from story to story in an open manager, with Storybook's shortcut. */
async function walk(visitor: BrowserContext, url: string): Promise<void> {
  const page = await visitor.newPage();
  await page.goto(`${url}/?path=/story/${STORIES[0]}`, { timeout: LIMIT_MS });
  const body = page.frameLocator('#storybook-preview-iframe').locator('body.sb-show-main');
  await body.locator('#storybook-root > *').first().waitFor({ timeout: LIMIT_MS });
  const seen = new Set(STORIES.slice(0, 1));
  for (let count = 0; count < STORIES.length; count += 1) {
    const drawn = await body.evaluateHandle(nextDrawn);
    const start = performance.now();
    await page.keyboard.press('Alt+ArrowRight');
    const id = await drawn.evaluate((next) => next.id);
    note('the next story', start, performance.now());
    if (seen.has(id)) throw new Error(`${id} was drawn again instead of the next story.`);
    seen.add(id);
  }
  await page.close();
}

const times = new Map<string, number[]>();
const note = (what: string, start: number, end: number): void => {
  times.set(what, [...(times.get(what) ?? []), (end - start) / 1000]);
};

/** Starts Storybook and opens a story, then opens other stories twice each. */
async function round(what: string, browser: Browser, warm: boolean): Promise<void> {
  const { storybook: port } = await claimPorts(['storybook']);
  // The first visit has an empty cache; later visits use what the first one loaded.
  const visitor = await browser.newContext();
  const start = performance.now();
  await withDevStorybook(port, async (url) => {
    note(`${what}: the server responds`, start, performance.now());
    note(`${what}: the first story is shown`, start, await open(visitor, url, STORIES[0] ?? ''));
    if (!warm) return;
    for (const id of STORIES) {
      await open(visitor, url, id);
      const again = performance.now();
      note(`in the manager: ${id}`, again, await open(visitor, url, id));
      const alone = performance.now();
      note(`in a new tab: ${id}`, alone, await openAlone(visitor, url, id));
    }
    for (const id of DOCS) {
      await openDocs(visitor, url, id);
      const again = performance.now();
      const [first = again, ...later] = await openDocs(visitor, url, id);
      note(`${id}: the first state`, again, first);
      later.forEach((end, at) =>
        note(`${id}: a later one, once in view`, later[at - 1] ?? first, end),
      );
      note(`${id}: all ${later.length + 1}`, again, later.at(-1) ?? first);
    }
    await walk(visitor, url);
  });
  await visitor.close();
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
