/** Playwright's own builds, where the distribution's browsers are not installed. */
import { chromium, firefox, webkit, type LaunchOptions as PlaywrightOptions } from 'playwright';
import { noteErrors } from './note-errors.ts';
import type { Engine, LaunchOptions, Tab } from './tab.ts';

const builds = { chromium, firefox, webkit };

/** Starts one of Playwright's browsers. */
export async function launchPlaywright(
  name: keyof typeof builds,
  { colorScheme }: LaunchOptions,
  options: PlaywrightOptions = {},
): Promise<Engine> {
  const browser = await builds[name].launch(options);

  async function newTab(): Promise<Tab> {
    const context = await browser.newContext({ colorScheme });
    await context.addInitScript(noteErrors);
    const page = await context.newPage();
    return {
      async goto(url) {
        await page.goto(url);
      },
      evaluate: (work, argument) =>
        page.evaluate(work as (value: unknown) => unknown, argument) as never,
      async run(script) {
        await page.evaluate(`${script};0`);
      },
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key, shift = false) => page.keyboard.press(shift ? `Shift+${key}` : key),
      resize: (width, height) => page.setViewportSize({ width, height }),
      screenshot: () => page.screenshot(),
      close: () => context.close(),
    };
  }

  return { newTab, close: () => browser.close() };
}
