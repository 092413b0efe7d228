import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/lib/chromium.ts';

/** `npm test -- console` builds and serves Storybook, and passes its folder and URL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test opens all stories of a component.
  timeout: 300_000,
  reporter: [['list']],
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://localhost:6006',
    launchOptions: chromiumLaunch(),
    // The window that play functions are written for; see vitest.config.ts.
    viewport: { width: 1600, height: 1200 },
  },
});
