import { defineConfig } from '@playwright/test';
import { shellLaunch } from '@rapport/tooling/chromium';
import { patience } from '@rapport/tooling/patience';

/**
 * Runs against a production build that is already served, with the embedded backend: `npm test`
 * starts both and passes their URLs (see support.ts). What only the full run needs has the tag
 * `@full`. Traces are off because recording them takes a quarter of the time. Use `--trace on` to
 * investigate a failure.
 */
export default defineConfig({
  testDir: '.',
  // They have their own configuration.
  testIgnore: 'browsers/**',
  outputDir: '../../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: patience.test,
  expect: { timeout: patience.expect },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: shellLaunch(),
    viewport: { width: 1280, height: 900 },
  },
});
