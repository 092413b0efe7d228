/** Playwright's test runner with a visitor in Firefox, WebKit or Chromium. */
import { test as base } from '@playwright/test';
import type { LaunchOptions as PlaywrightOptions } from 'playwright';
import { launch, type EngineName } from './launch.ts';
import type { Engine, LaunchOptions } from './tab.ts';
import { Visitor } from './visitor.ts';

export { expect } from '@playwright/test';
export { Visitor } from './visitor.ts';

type ColorScheme = LaunchOptions['colorScheme'];

/** Options of a test. */
export interface EngineTestOptions {
  /** The color scheme that pages see. @default 'light' */
  scheme: ColorScheme;
  /** The site's URL. */
  site: string;
}

/** Options of a Playwright project. */
export interface EngineWorkerOptions {
  engine: EngineName;
  /** Launch options of Playwright's own builds. */
  playwrightOptions: PlaywrightOptions;
}

interface Fixtures extends EngineTestOptions {
  /** A person with a new tab. */
  visitor: Visitor;
}

interface WorkerFixtures extends EngineWorkerOptions {
  /** Starts the engine in this color scheme on the first call. */
  engineIn: (scheme: ColorScheme) => Promise<Engine>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  playwrightOptions: [{}, { option: true, scope: 'worker' }],
  engineIn: [
    async ({ engine, playwrightOptions }, provide) => {
      const started = new Map<ColorScheme, Promise<Engine>>();
      await provide((colorScheme) => {
        const running =
          started.get(colorScheme) ?? launch(engine, { colorScheme }, playwrightOptions);
        started.set(colorScheme, running);
        return running;
      });
      for (const running of started.values()) await (await running).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  scheme: ['light', { option: true }],
  site: ['', { option: true }],
  visitor: async ({ engineIn, scheme, site }, provide, info) => {
    const tab = await (await engineIn(scheme)).newTab();
    await provide(new Visitor(tab, site));
    if (info.status !== info.expectedStatus) {
      await info.attach('viewport', { body: await tab.screenshot(), contentType: 'image/png' });
    }
    await tab.close();
  },
});
