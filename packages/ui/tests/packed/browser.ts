/** Opens the pages of projects in Chromium. */
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { shellLaunch } from '@rapport/tooling/chromium';

/**
 * Starts Chromium for the tests of a file. Returns a function that opens a page until its test ends,
 * and fails the test if the page logs an error or throws one that is not expected.
 */
export function withChromium() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(shellLaunch());
  });
  afterAll(() => browser?.close());
  return async (url: string, options: BrowserContextOptions = {}, expected?: RegExp) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    onTestFinished(async () => {
      await page.close();
      expect(errors.filter((text) => !expected?.test(text))).toEqual([]);
    });
    await page.goto(url);
    return page;
  };
}

/** Expects no finding of axe, and nothing that overflows sideways. */
export async function expectNoFault(page: Page): Promise<void> {
  // Without this, axe opens a second page for frames of other sites, which these pages don't have.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
}
