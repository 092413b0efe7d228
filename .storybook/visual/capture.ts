/** Takes pictures of stories. The same story always gives the same picture. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { chromium } from 'playwright';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { modes as list, type Mode, type ModeName } from './modes.ts';
import { decode, type Picture } from './picture.ts';

/** Turn off what makes pixels depend on the machine, as Chromium's own picture tests do. */
const STEADY_FLAGS = [
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--hide-scrollbars',
];

/** Window heights. A higher page is still taken as a whole. */
const HEIGHTS: Partial<Record<number, number>> = { 360: 740, 1280: 800 };
/** Room below the last part, for its shadow. */
const MARGIN = 32;
/** Play functions wait up to ten seconds at each step. */
const PATIENCE_MS = 40_000;
/** Axe runs elsewhere. */
const NO_AXE = 'a11y.manual:!true';

/** A story that could not be shown. */
export class StoryError extends Error {
  override name = 'StoryError';
}

/** The events of Storybook's preview. */
interface Channel {
  last(event: string): { message?: string }[] | undefined;
  once(event: string, listener: () => void): void;
  emit(event: string, argument: object): void;
}

interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** Launches the browser for all pictures. */
export function launch(): Promise<Browser> {
  const { args, ...options } = chromiumLaunch();
  return chromium.launch({ ...options, args: [...args, ...STEADY_FLAGS] });
}

/** Opens a window without storage whose clock always starts at the same time. */
export async function newWindow(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  // tsx keeps function names with a helper that pages lack.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await context.addInitScript(() => {
    const start = Date.UTC(2026, 10, 2, 12);
    const now = () => start + Math.round(performance.now());
    const RealDate = Date;
    window.Date = new Proxy(RealDate, {
      construct: (target, args: []) => Reflect.construct(target, args.length ? args : [now()]),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
    // Some documents, such as an empty frame's, have no storage.
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {}
  });
  return context;
}

/** How long a page must be still before its picture is taken, and the longest wait for that. */
const STILL_MS = 120;
const RESTLESS_MS = 3000;

/** Waits until the page is complete, including parts whose code loads late, such as the footer. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    ({ still, restless }) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(done, still);
        const end = setTimeout(done, restless);
        const again = () => {
          clearTimeout(timer);
          timer = setTimeout(done, still);
        };
        const changes = new MutationObserver(again);
        const loads = new PerformanceObserver(again);
        function done() {
          clearTimeout(timer);
          clearTimeout(end);
          changes.disconnect();
          loads.disconnect();
          resolve();
        }
        changes.observe(document, { subtree: true, childList: true, characterData: true });
        loads.observe({ type: 'resource' });
        // A play function may have scrolled to a field.
        scrollTo({ top: 0, left: 0, behavior: 'instant' });
      }),
    { still: STILL_MS, restless: RESTLESS_MS },
  );
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    // A picture that is broken on purpose stays broken.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

/** Returns the lower edge of the last visible element. Evaluated in the page. */
function lowestEdge(): number {
  const height = document.documentElement.scrollHeight;
  const edges = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { width, bottom } = element.getBoundingClientRect();
    return width > 0 && element.checkVisibility() ? [bottom + scrollY] : [];
  });
  return Math.min(Math.ceil(Math.max(0, ...edges)), height);
}

/**
 * Returns the middle of the focused element if that is below the first window, else 0. Evaluated in
 * the page, scrolled to its top.
 */
function focusBelow(): number {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 0;
  const { top, bottom } = focused.getBoundingClientRect();
  const middle = Math.round((top + bottom) / 2);
  return middle > innerHeight ? middle : 0;
}

/**
 * Takes a picture of the whole page without the empty space below its last element. If the page is
 * higher than `maxHeight`, takes the part around the focused element, such as an error.
 */
export async function takePicture(page: Page, maxHeight = Infinity): Promise<Picture> {
  await settle(page);
  const end = (await page.evaluate(lowestEdge)) + MARGIN;
  const middle = await page.evaluate(focusBelow);
  const top = Math.max(0, Math.min(middle - maxHeight / 2, end - maxHeight));
  const png = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    timeout: PATIENCE_MS,
  });
  return decode(png, { top, bottom: Math.min(top + maxHeight, end) });
}

/** Returns why the story did not render or its play function failed. Evaluated in the page. */
function storyFault(): string | undefined {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Required<StoryWindow>;
  const events = [
    'storyErrored',
    'storyThrewException',
    'storyMissing',
    'playFunctionThrewException',
  ];
  const fault = events.find((event) => channel.last(event));
  if (!fault) return undefined;
  return `${fault}: ${channel.last(fault)?.[0]?.message?.split('\n')[0] ?? ''}`;
}

/** A story and the pictures to take of it. */
export interface Wanted {
  id: string;
  modes: readonly ModeName[];
  /** The greatest height of a picture, in px. */
  maxHeight: number;
}

/** Resizes the window and sets the media features of a mode. */
async function prepare(
  page: Page,
  { viewport, forcedColors }: Mode,
  motion: Motion,
): Promise<void> {
  await page.setViewportSize({ width: viewport, height: HEIGHTS[viewport] ?? 800 });
  await page.emulateMedia({ forcedColors, reducedMotion: motion });
}

type Motion = 'reduce' | 'no-preference';

/** Opens a story as its play function expects: on a desktop, with motion. */
async function open(page: Page, url: string, id: string, { theme, dir }: Mode): Promise<void> {
  await prepare(page, list['light-1280'], 'no-preference');
  const globals = `theme:${theme};dir:${dir};${NO_AXE}`;
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page
    .waitForFunction(
      () => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryWindow;
        return ['storyFinished', 'storyMissing', 'storyErrored'].some((e) => channel?.last(e));
      },
      null,
      { timeout: PATIENCE_MS },
    )
    .catch(() => {
      throw new StoryError(`it was not finished after ${PATIENCE_MS / 1000} s`);
    });
  const fault = await page.evaluate(storyFault);
  if (fault) throw new StoryError(fault);
}

/** Shows the open story in another mode of the same theme and direction. */
async function turn(page: Page, mode: Mode): Promise<void> {
  await prepare(page, mode, 'reduce');
  await page.evaluate(
    (globals) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } =
          window as unknown as Required<StoryWindow>;
        channel.once('storyRendered', resolve);
        // A story that pins the changed global may not be drawn again.
        setTimeout(resolve, 2000);
        channel.emit('updateGlobals', { globals });
      }),
    { scheme: mode.scheme },
  );
}

/** Takes the pictures of a story. Opens it once for each direction. */
export async function takeStory(
  page: Page,
  url: string,
  { id, modes, maxHeight }: Wanted,
  take: (mode: ModeName, picture: Picture) => Promise<void>,
): Promise<void> {
  let opened: Mode['dir'] | undefined;
  for (const name of [...modes].sort((a, b) => list[a].dir.localeCompare(list[b].dir))) {
    const mode: Mode = list[name];
    if (opened !== mode.dir) await open(page, url, id, mode);
    opened = mode.dir;
    await turn(page, mode);
    await take(name, await takePicture(page, maxHeight));
  }
}
