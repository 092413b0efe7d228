import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { patience } from '@rapport/tooling/patience';

/** `npm test -- storybook-dev` starts Storybook in development and passes its URL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  // The test runner starts first, and Vite prepares its imports.
  timeout: 5 * patience.test,
  expect: { timeout: patience.expect },
  reporter: [['list']],
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://localhost:6006',
    launchOptions: chromiumLaunch(),
  },
});
