import { defineConfig } from '@playwright/test';
import type { EngineTestOptions, EngineWorkerOptions } from '@rapport/browsers/test';
import { shellLaunch } from '@rapport/tooling/chromium';
import { patience } from '@rapport/tooling/patience';
import { SITE } from './support.ts';

/**
 * Runs against a served production build with the embedded backend; support.ts reads their
 * addresses. The core is `--project site --grep-invert @full`. Traces are off because recording them
 * takes a quarter of the time. Use `--trace on` to investigate a failure.
 */
export default defineConfig<EngineTestOptions, EngineWorkerOptions>({
  outputDir: '../../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: patience.test,
  expect: { timeout: patience.expect },
  reporter: [['list']],
  projects: [
    {
      name: 'site',
      testDir: '.',
      // The deliveries need a site of their own.
      testIgnore: ['browsers/**', ...(process.env['DELIVERY_URL'] ? [] : ['deliveries.spec.ts'])],
      use: {
        browserName: 'chromium',
        launchOptions: shellLaunch(),
        viewport: { width: 1280, height: 900 },
      },
    },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testDir: 'browsers',
      // A driver of WebKit takes twice as long as Chromium.
      timeout: 2 * patience.test,
      use: { engine, site: SITE },
    })),
  ],
});
