import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/lib/chromium.ts';

/** `npm test -- storybook-dev` starts Storybook in development and passes its URL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  // The test runner starts, and Vite prepares what it imports.
  timeout: 300_000,
  reporter: [['list']],
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://localhost:6006',
    launchOptions: chromiumLaunch(),
  },
});
