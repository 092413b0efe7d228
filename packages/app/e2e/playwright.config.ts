import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../../scripts/lib/chromium.ts';

/**
 * Runs against a production build that is already served, with the embedded backend beside it:
 * `npm test` starts both and passes their addresses (see support.ts). No traces: to record one of
 * each test costs a quarter of the time. `--trace on` has them where a failure needs looking into.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 900 },
  },
});
