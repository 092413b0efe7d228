/**
 * The brand's fonts: every page shows them on the first visit, and nothing moves when they load.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '../src/routes.tsx';
import { expect, full, hold, open, ready, test } from './support.ts';

/** 1.6 Mbit/s with a round trip of 150 ms: a phone on a poor network. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A fifth of the limit for a good score; see https://web.dev/articles/cls. */
const MOST_SHIFT = 0.01;

const stylesheet = readFileSync(
  new URL('../../ui/src/foundations/fonts.css', import.meta.url),
  'utf8',
);

/**
 * Returns a function that tells whether the fonts with `part` in their file name have a character.
 */
function inFonts(part: RegExp): (character: string) => boolean {
  const faces = stylesheet.match(/@font-face \{.+?\}/gs) ?? [];
  const ranges = faces
    .filter((face) => part.test(face))
    .flatMap((face) => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
    .map(([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const);
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
}
const inBasic = inFonts(/-basic-/);
const inComplete = inFonts(/\.woff2/);

/**
 * Returns the characters of all texts in a document's body, visible or not. Evaluated in the page.
 */
function charactersOf(markup: string): string[] {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  for (const template of body.querySelectorAll('template')) template.remove();
  const hints = [...body.querySelectorAll('[placeholder]')].map((field) =>
    field.getAttribute('placeholder'),
  );
  return [...new Set([body.textContent, ...hints].join(''))];
}

/** Expects that a page has no characters for which it would load a complete font. */
async function expectOnlyBasic(page: Page, path: string, markup: string): Promise<void> {
  const characters = await page.evaluate(charactersOf, markup);
  expect(characters.length, path).toBeGreaterThan(20);
  const missing = characters
    .filter((character) => inComplete(character) && !inBasic(character) && character > ' ')
    .map((character) => `${character} U+${character.codePointAt(0)?.toString(16).toUpperCase()}`);
  expect
    .soft(missing, `not in the small fonts (add to font-faces.ts; npm run update), but on ${path}`)
    .toEqual([]);
}

test('the small fonts have every character of the public pages', async ({ page, request }) => {
  for (const { path, access } of routes) {
    if (access !== 'public') continue;
    await expectOnlyBasic(page, path, await (await request.get(path)).text());
  }
});

test(
  'a page declares only fonts that it has: for each other one, the browser sets up a stand-in',
  full,
  async ({ page }) => {
    await open(page, '/faq');
    const declared = await page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`),
    );
    expect(declared.filter((face) => face.includes('Variable')).sort()).toEqual([
      'Bricolage Grotesque Variable: loaded',
      'Figtree Variable: loaded',
    ]);
  },
);

test(
  'another character, such as in a name, is drawn in the complete font',
  full,
  async ({ page }) => {
    const complete = page.waitForRequest(/figtree-latin-wght.*\.woff2/);
    await open(page, '/register');
    await page.getByLabel('Full Name').fill('Zoë');
    await complete;
  },
);

/** Records layout shifts in `window.shifted`. Evaluated before the page's own scripts. */
function recordShifts(): void {
  const state = { shifted: 0 };
  Object.assign(window, { state });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      state.shifted += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the fonts of the page's first heading. */
async function headingFonts(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'system'));
}

for (const path of ['/', '/for-influencers', '/faq', '/register'])
  for (const width of [360, 1440])
    test(
      `${path} at ${width} px: the first visit swaps the fonts in, and nothing moves`,
      full,
      async ({ page }) => {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        const client = await page.context().newCDPSession(page);
        await client.send('Network.emulateNetworkConditions', SLOW);
        await page.addInitScript(recordShifts);
        // Hold the fonts back until the first paint, because browsers swap fonts only after it.
        const release = await hold(page, /\.woff2$/);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
        expect(await headingFonts(page)).not.toContain('Bricolage Grotesque');
        release();
        await ready(page);
        const loaded = await page.evaluate(() =>
          [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
        );
        expect(loaded.join()).toContain('Bricolage Grotesque Variable');
        expect(loaded.join()).toContain('Figtree Variable');
        expect((await headingFonts(page)).join()).toMatch(/^Bricolage Grotesque/);
        const shifted = await page.evaluate(
          () => (window as unknown as { state: { shifted: number } }).state.shifted,
        );
        expect(shifted, 'layout shift').toBeLessThanOrEqual(MOST_SHIFT);
      },
    );
