import { defineConfig } from '@playwright/test';
import type { EngineTestOptions, EngineWorkerOptions } from '@rapport/browsers/test';
import { shellLaunch } from '@rapport/tooling/chromium';
import { patience } from '@rapport/tooling/patience';

/**
 * Tests of the built Storybook, which STORYBOOK_URL serves and STORYBOOK_FOLDER has: its pages in
 * Chromium, and its stories in Firefox and WebKit.
 */
export default defineConfig<EngineTestOptions, EngineWorkerOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test opens all docs pages or stories of a group.
  timeout: 5 * patience.test,
  expect: { timeout: patience.expect },
  reporter: [['list']],
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://localhost:6006',
    site: process.env['STORYBOOK_URL'] ?? 'http://localhost:6006',
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: 'engines.spec.ts',
      use: { browserName: 'chromium', launchOptions: shellLaunch() },
    },
    { name: 'firefox', testMatch: 'engines.spec.ts', use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: 'engines.spec.ts', use: { engine: 'webkit' } },
  ],
});
