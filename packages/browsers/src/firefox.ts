/** The distribution's own Firefox, which speaks WebDriver BiDi. Playwright drives only its own builds. */
import { readFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { NOTE_ERRORS } from './installed.ts';
import type { Engine } from './tab.ts';

/**
 * Starts Firefox without a window.
 * @param executablePath the `firefox-esr` program
 */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    async newTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(readFileSync(NOTE_ERRORS, 'utf8'));
      return {
        async goto(url) {
          await page.goto(url);
        },
        // Puppeteer types the call by its arguments, which are the same here.
        evaluate: (call, argument) =>
          page.evaluate(call as (value: unknown) => unknown, argument) as never,
        async run(script) {
          await page.evaluate(`${script};0`);
        },
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
