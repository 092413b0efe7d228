import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
// By path: Vite bundles only relative imports into its configuration.
import { chromiumLaunch, shellLaunch } from './packages/tooling/src/chromium.ts';
import { patience } from './packages/tooling/src/patience.ts';
import {
  emulateMedia,
  plainStories,
  pressKeys,
  pressTab,
  serverRender,
} from './packages/ui/tests/rendering/commands.ts';
import { generate } from './packages/ui/scripts/generate.ts';

/** One page or process per core; Vitest's default would leave one core free. */
const maxWorkers = availableParallelism();

/** Whether only what docs/contributing.md calls the core of the tests runs. */
const scope = process.env['TEST_SCOPE'] === 'core' ? 'core' : 'full';
const isCore = scope === 'core';

/** Files that take long, and test what rarely changes. */
const onlyInFull = isCore ? ['**/*.full.test.{ts,tsx}'] : [];

/** The files that take longest, though they are short. */
const LONGEST = ['/faults.full.test.ts', '/modes.full.test.tsx', '/layout.full.test.tsx'];

/**
 * Starts these first, so that no core waits for them at the end. Vitest sorts files that it has not
 * run before by their size.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      Number(LONGEST.some((name) => moduleId.endsWith(name)));
    return (await super.sort(files)).toSorted((one, other) => isLong(other) - isLong(one));
  }
}

/** What all projects share. */
const common = {
  maxWorkers,
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.expect } },
};

const chromium = (launchOptions: ReturnType<typeof chromiumLaunch>) =>
  playwright({
    launchOptions,
    contextOptions: { viewport: { width: 1600, height: 1200 } },
  });

/** Mounts, plays and checks every story once in Chromium: axe, ids, targets, rings, hydration. */
const stories = (): TestProjectConfiguration => ({
  plugins: [
    // It compiles MDX, the format of the pages' legal texts.
    storybookTest({ configDir: '.storybook', disableAddonDocs: false }),
  ],
  test: {
    name: 'stories',
    ...common,
    env: { TEST_SCOPE: scope },
    // The end-to-end tests open every page of the site with axe.
    exclude: isCore ? ['packages/app/src/**', '.storybook/**'] : [],
    setupFiles: 'packages/ui/tests/rendering/stories.setup.tsx',
    // In one document, one after the other, as in Storybook itself; a new one for each of the files
    // takes twice as long.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium(shellLaunch()),
      instances: [{ browser: 'chromium' }],
      commands: { serverRender },
    },
  },
});

/** Whether a project runs: `--project` may name one. */
const runs = (name: string) => !process.argv.includes('--project') || process.argv.includes(name);

/** Tests that mount the stories as plain data, on pages of their own. */
const onPages = (name: string, include: string): TestProjectConfiguration => ({
  plugins: [plainStories()],
  // The site's screens import the kit as the site does.
  resolve: { conditions: ['@rapport/source', ...defaultClientConditions] },
  optimizeDeps: {
    entries: ['packages/ui/src/**/*.stories.tsx', include],
    include: ['react/jsx-dev-runtime', 'react-dom/client', 'react-dom/server'],
  },
  test: {
    name,
    ...common,
    isolate: false,
    include: [include],
    exclude: onlyInFull,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium(chromiumLaunch()),
      instances: [{ browser: 'chromium' }],
      commands: { emulateMedia, pressKeys, pressTab },
    },
  },
});

/** Tests the packed packages in separate projects. Needs `packages/ui/dist` and a Chromium. */
const packed: TestProjectConfiguration = {
  test: {
    name: 'packed',
    environment: 'node',
    globalSetup: 'packages/ui/tests/packed/setup.ts',
    include: ['packages/{ui,create-rapport}/tests/packed/*.test.ts'],
    exclude: onlyInFull,
    ...common,
  },
};

/** Where `npm test` reads the totals from. */
const report = process.env['TEST_REPORT'];

// Here too, for editors and `npx vitest`, which no command of the project runs before.
await generate();

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        resolve: { conditions: ['@rapport/source'] },
        ssr: { resolve: { conditions: ['@rapport/source'] } },
        test: {
          name: 'unit',
          environment: 'node',
          // Loading the same modules again for each file takes as long as the tests.
          pool: 'threads',
          isolate: false,
          setupFiles: 'scripts/vitest.setup.ts',
          include: ['{packages,scripts,.storybook}/**/*.test.{ts,tsx}'],
          exclude: [
            ...[
              'node_modules',
              'dist',
              '.cache',
              'tests/rendering',
              'tests/packed',
              'tests/screenshots',
              'tests/consumers',
            ].map((folder) => `**/${folder}/**`),
            ...onlyInFull,
          ],
          ...common,
        },
      },
      packed,
      // The kit with real keys and clicks, in every mode and layout.
      onPages('browser', 'packages/ui/tests/rendering/*.test.tsx'),
      // Pictures of stories, on one machine; see the test.
      onPages('screenshots', 'packages/ui/tests/screenshots/*.test.tsx'),
      // Storybook's plugin reads all stories at once, which takes five seconds.
      ...(runs('stories') ? [stories()] : []),
    ],
  },
});
