import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunch } from './scripts/lib/chromium.ts';

/** Every story, run in Chromium with axe as an error, in one colour scheme. */
const stories = (theme: 'light' | 'dark'): TestProjectConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
  test: {
    name: `stories-${theme}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch(),
        contextOptions: { viewport: { width: 1600, height: 1200 } },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['@rapport/source'] },
        ssr: { resolve: { conditions: ['@rapport/source'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
          testTimeout: 20_000,
        },
      },
      stories('light'),
      stories('dark'),
    ],
  },
});
