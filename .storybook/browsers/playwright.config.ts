import { defineConfig } from '@playwright/test';
import type { EngineTestOptions, EngineWorkerOptions } from '@rapport/browsers/test';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { patience } from '@rapport/tooling/patience';

/**
 * Every story of the built Storybook in Firefox and WebKit: `npm test -- browser-stories` builds and
 * serves it, and passes its folder and URL. Chromium shows whether a failure is the engine's.
 */
export default defineConfig<EngineTestOptions, EngineWorkerOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test opens all stories of a component.
  timeout: 5 * patience.test,
  expect: { timeout: patience.expect },
  reporter: [['list']],
  use: { site: process.env['STORYBOOK_URL'] ?? 'http://localhost:6006' },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
    { name: 'chromium', use: { engine: 'chromium', playwrightOptions: chromiumLaunch() } },
  ],
});
