/** Playwright's own builds, where the distribution's browsers are not installed. */
import { chromium, firefox, webkit, type LaunchOptions } from 'playwright';
import { NOTE_ERRORS } from './installed.ts';
import type { Engine } from './tab.ts';

const builds = { chromium, firefox, webkit };

/** The engines, by the names that Playwright gives them. */
export type EngineName = keyof typeof builds;

/** Starts one of Playwright's browsers. */
export async function launchPlaywright(name: EngineName, options: LaunchOptions): Promise<Engine> {
  const browser = await builds[name].launch(options);
  return {
    async newTab() {
      const context = await browser.newContext();
      await context.addInitScript({ path: NOTE_ERRORS });
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
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
