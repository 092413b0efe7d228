import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { patience } from '@rapport/tooling/patience';

/** `npm test -- console` builds and serves Storybook, and passes its folder and URL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test opens all stories of a component.
  timeout: 5 * patience.test,
  expect: { timeout: patience.expect },
  reporter: [['list']],
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://localhost:6006',
    launchOptions: chromiumLaunch(),
    // The window that Storybook's Vitest addon gives a story: play functions are written for it.
    viewport: { width: 1200, height: 900 },
  },
});
