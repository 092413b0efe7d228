import { defineConfig } from '@playwright/test';
import { shellLaunch } from '../../scripts/lib/chromium.ts';

/**
 * Tests of the built Storybook in Chromium: `npm test -- storybook` builds and serves it, and passes
 * its folder and its URL.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 300_000,
  // A wait, not a claim: benchmarks report times.
  expect: { timeout: 120_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://localhost:6006',
    browserName: 'chromium',
    launchOptions: shellLaunch(),
    viewport: { width: 1440, height: 900 },
  },
});
