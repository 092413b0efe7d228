import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import {
  emulateMedia,
  plainStories,
  pressTab,
  serverRender,
} from './packages/ui/tests/loops/commands.ts';
import { generate } from './packages/ui/scripts/generate.ts';
import { chromiumLaunch } from './scripts/lib/chromium.ts';

/** Runs every story in Chromium in one color scheme; axe violations are errors. */
const stories = (scheme: 'light' | 'dark'): TestProjectConfiguration => ({
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { scheme },
      // The addon compiles MDX, the format of the pages' legal texts.
      disableAddonDocs: false,
    }),
  ],
  test: {
    name: `stories-${scheme}`,
    maxWorkers,
    ...limits,
    // In one document, one after the other, as in Storybook itself; a new one for each of the files
    // takes twice as long.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium(),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** One page or process per core; Vitest's default would leave one core free. */
const maxWorkers = availableParallelism();

/** Milliseconds after which a test or its preparation counts as stuck, on a busy machine too. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000 };

/** How long a test waits for something asynchronous. */
const patience = { poll: { timeout: 10_000 } };

/** Renders frames as fast as the machine can, because most tests wait for one. */
const QUICK_FRAMES = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const chromium = () => {
  const { args, ...launch } = chromiumLaunch();
  return playwright({
    launchOptions: { ...launch, args: [...args, ...QUICK_FRAMES] },
    contextOptions: { viewport: { width: 1600, height: 1200 } },
  });
};

/** Runs the loops over every story, as plain data, so that they miss no component. */
const loops: TestProjectConfiguration = {
  plugins: [plainStories()],
  optimizeDeps: {
    entries: ['packages/ui/src/**/*.stories.tsx', 'packages/ui/tests/loops/*.test.tsx'],
    include: ['react/jsx-dev-runtime', 'react-dom/client'],
  },
  test: {
    name: 'loops',
    maxWorkers,
    ...limits,
    expect: patience,
    include: ['packages/ui/tests/loops/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium(),
      instances: [{ browser: 'chromium' }],
      commands: { emulateMedia, pressTab, serverRender },
    },
  },
};

/** Tests the packed packages in separate projects. Needs `packages/ui/dist` and a Chromium. */
const tarball: TestProjectConfiguration = {
  test: {
    name: 'tarball',
    environment: 'node',
    globalSetup: 'packages/ui/tests/tarball/setup.ts',
    include: ['packages/{ui,create-rapport}/tests/tarball/*.test.ts'],
    maxWorkers,
    ...limits,
  },
};

// Here too, for editors and `npx vitest`, which no command of the project runs before.
await generate();

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['@rapport/source'] },
        ssr: { resolve: { conditions: ['@rapport/source'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,scripts,.storybook}/**/*.test.{ts,tsx}'],
          exclude: [
            'node_modules',
            'dist',
            '.cache',
            'tests/loops',
            'tests/tarball',
            'tests/consumers/projects',
          ].map((folder) => `**/${folder}/**`),
          maxWorkers,
          ...limits,
          expect: patience,
        },
      },
      tarball,
      loops,
      stories('light'),
      // "Run tests" in Storybook gives this project a name of its own, which only one can have.
      ...(process.env['VITEST_STORYBOOK'] === 'true' ? [] : [stories('dark')]),
    ],
  },
});
