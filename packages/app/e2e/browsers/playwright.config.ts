import { defineConfig } from '@playwright/test';
import type { EngineTestOptions, EngineWorkerOptions } from '@rapport/browsers/test';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { patience } from '@rapport/tooling/patience';
import { SITE } from '../support.ts';

/**
 * The core of the end-to-end tests, in Firefox and WebKit. `npm test` serves the site and the
 * backend, and passes their URLs (see support.ts). A run in Chromium shows whether a failure is the
 * engine's.
 */
export default defineConfig<EngineTestOptions, EngineWorkerOptions>({
  testDir: '.',
  outputDir: '../../../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A driver of WebKit takes twice as long as Chromium.
  timeout: 2 * patience.test,
  expect: { timeout: patience.expect },
  reporter: [['list']],
  use: { site: SITE },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
    { name: 'chromium', use: { engine: 'chromium', playwrightOptions: chromiumLaunch() } },
  ],
});
