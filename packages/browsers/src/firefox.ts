/** The distribution's own Firefox, which speaks WebDriver BiDi. Playwright drives only its own builds. */
import { launch } from 'puppeteer-core';
import { noteErrors } from './note-errors.ts';
import type { Engine, LaunchOptions, Tab } from './tab.ts';

/** Firefox's preference for the color scheme of pages. */
const SCHEMES = { dark: 0, light: 1 };

/**
 * Starts Firefox without a window.
 * @param executablePath the `firefox-esr` program
 */
export async function launchFirefox(
  executablePath: string,
  { colorScheme }: LaunchOptions,
): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': SCHEMES[colorScheme],
    },
  });

  async function newTab(): Promise<Tab> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.evaluateOnNewDocument(noteErrors);
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
      async press(key, shift = false) {
        if (shift) await page.keyboard.down('Shift');
        await page.keyboard.press(key === 'Space' ? ' ' : key);
        if (shift) await page.keyboard.up('Shift');
      },
      resize: (width, height) => page.setViewport({ width, height }),
      screenshot: async () => Buffer.from(await page.screenshot()),
      close: () => context.close(),
    };
  }

  return { newTab, close: () => browser.close() };
}
