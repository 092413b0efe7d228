import { defineConfig } from '@playwright/test';
import { shellLaunch } from '@rapport/tooling/chromium';
import { patience } from '@rapport/tooling/patience';

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
  // A test opens a page in every session, or searches for thirty phrases.
  timeout: 2 * patience.test,
  expect: { timeout: patience.expect },
  reporter: [['list']],
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://localhost:6006',
    browserName: 'chromium',
    launchOptions: shellLaunch(),
    viewport: { width: 1440, height: 900 },
  },
});
