/** Playwright's test runner with a visitor in Firefox, WebKit or Chromium. */
import { test as base } from '@playwright/test';
import type { LaunchOptions } from 'playwright';
import { launchFirefox } from './firefox.ts';
import { hasWebKit, installedFirefox } from './installed.ts';
import { launchPlaywright, type EngineName } from './playwright.ts';
import type { Engine } from './tab.ts';
import { Visitor } from './visitor.ts';
import { launchWebKit } from './webkit.ts';

export { expect } from '@playwright/test';
export { Visitor } from './visitor.ts';

/** Options of a test. */
export interface EngineTestOptions {
  /** The site's URL. */
  site: string;
}

/** Options of a Playwright project. */
export interface EngineWorkerOptions {
  engine: EngineName;
  /** Launch options of Playwright's own builds. */
  playwrightOptions: LaunchOptions;
}

/** Starts the distribution's Firefox or WebKitGTK if installed, otherwise Playwright's build. */
async function launch(name: EngineName, options: LaunchOptions): Promise<Engine> {
  const firefox = name === 'firefox' && installedFirefox();
  if (firefox) return launchFirefox(firefox);
  if (name === 'webkit' && hasWebKit()) return launchWebKit();
  return launchPlaywright(name, options);
}

export const test = base.extend<
  EngineTestOptions & { /** A person with a new tab. */ visitor: Visitor },
  EngineWorkerOptions & { running: Engine }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  playwrightOptions: [{}, { option: true, scope: 'worker' }],
  site: ['', { option: true }],
  running: [
    async ({ engine, playwrightOptions }, provide) => {
      const running = await launch(engine, playwrightOptions);
      await provide(running);
      await running.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ running, site }, provide) => {
    const tab = await running.newTab();
    await provide(new Visitor(tab, site));
    await tab.close();
  },
});
