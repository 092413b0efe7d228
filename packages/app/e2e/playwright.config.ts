import { defineConfig } from '@playwright/test';
import { shellLaunch } from '@rapport/tooling/chromium';
import { patience } from '@rapport/tooling/patience';

/**
 * Runs against a served production build with the embedded backend: `npm test` starts both and
 * passes their URLs (see support.ts). Tests of the full run have the tag `@full`. Traces are off
 * because recording them takes a quarter of the time. Use `--trace on` to investigate a failure.
 */
export default defineConfig({
  testDir: '.',
  // The first have their own configuration, the others a site of their own.
  testIgnore: ['browsers/**', ...(process.env['DELIVERY_URL'] ? [] : ['deliveries.spec.ts'])],
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
