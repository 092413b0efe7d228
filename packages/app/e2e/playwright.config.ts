import { defineConfig } from '@playwright/test';
import { shellLaunch } from '../../../scripts/lib/chromium.ts';

/**
 * Runs against a production build that is already served, with the embedded backend: `npm test`
 * starts both and passes their URLs (see support.ts). Traces are off because recording them takes a
 * quarter of the time. Use `--trace on` to investigate a failure.
 */
export default defineConfig({
  testDir: '.',
  // They have their own configuration.
  testIgnore: 'engines/**',
  outputDir: '../../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  // A wait, not a claim: benchmarks report times.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: shellLaunch(),
    viewport: { width: 1280, height: 900 },
  },
});
