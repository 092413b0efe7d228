/** The stages of `npm test` and `npm run test:full`. Each one runs its tests and returns the counts. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { measureSite } from '@rapport/site-build/budgets';
import { runNode } from '@rapport/tooling/children';
import { ensureChromium } from '@rapport/tooling/chromium';
import { claimPorts } from '@rapport/tooling/ports';
import { readPlaywright, readVitest, type Counts } from '@rapport/tooling/reports';
import { bin, cacheFolder, root } from '@rapport/tooling/root';
import { runChecks, showCheck } from './checks.ts';
import { withDevStorybook } from './dev-storybook.ts';
import { projectId } from './embedded.ts';
import { ensureBrowsers } from './browsers.ts';
import { compareRouteCounts } from './many-routes.ts';
import { budgetFiles } from './paths.ts';
import { buildKit } from './site-build.ts';
import { buildTestSite, withDeliverySite, withTestSite } from './test-site.ts';
import { withTestStorybook } from './test-storybook.ts';

const reports = join(cacheFolder, 'test-reports');
/** Runs a test runner and reads its JSON report. Without a report, the output is the failure. */
async function runner(
  name: string,
  args: string[],
  read: (report: unknown) => Counts,
  env: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const file = join(reports, `${name}.json`);
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  const { code, output } = await runNode(
    name,
    args.map((arg) => arg.replace('<report>', file)),
    {
      env: { NO_COLOR: '1', FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
    },
  );
  const counts: Counts = await readFile(file, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => ({ passed: 0, failed: 0, skipped: 0, failures: [] }),
  );
  if (code !== 0 && counts.failed === 0) {
    counts.failed = 1;
    // Below this title, after all tests, Vitest lists errors that occurred outside a test.
    const detail = output.slice(Math.max(0, output.indexOf('Unhandled Errors')));
    counts.failures.push({ title: `${name} ended with exit code ${code}`, detail });
  }
  return counts;
}

/** The part of a stage that runs. */
export interface Choice {
  /** `full` is everything; `core` leaves out what docs/contributing.md lists. */
  scope: 'core' | 'full';
  /** Paths, parts or words of titles to limit the stage to; see selection.ts. Empty: all of it. */
  filters: readonly string[];
}

const scopeOf = ({ scope, filters }: Choice) => (filters.length > 0 ? 'full' : scope);

/** Runs a project of vitest.config.ts, which has the same name as the stage. */
function vitest(name: string, choice: Choice, env: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const paths = env['TEST_PARTS'] ? [] : choice.filters;
  const report = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', '<report>'];
  const args = ['run', '--project', name, ...paths, '--passWithNoTests', ...report];
  return runner(name, [bin('vitest'), ...args], readVitest, {
    STORYBOOK_DISABLE_TELEMETRY: '1',
    TEST_SCOPE: scopeOf(choice),
    ...env,
  });
}

async function check({ scope, filters }: Choice): Promise<Counts> {
  const results = await runChecks(showCheck, scope, filters);
  const failed = results.filter(({ passed }) => !passed);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    skipped: 0,
    // The checks have already printed their failures.
    failures: [],
  };
}

/** Runs unit tests. Most need only Node; those of pictures and of exported tokens open Chromium. */
async function unit(choice: Choice): Promise<Counts> {
  await ensureChromium();
  return vitest('unit', choice);
}

async function stories(choice: Choice): Promise<Counts> {
  await ensureChromium();
  return vitest('stories', choice);
}

async function rendering(choice: Choice): Promise<Counts> {
  await ensureChromium();
  const parts = choice.filters.join(',');
  return vitest('rendering', choice, parts ? { TEST_PARTS: parts } : {});
}

async function packed(choice: Choice): Promise<Counts> {
  await ensureChromium();
  await buildKit();
  // Uses an idle core. If the build fails, the stage that needs the site reports it.
  buildTestSite().catch(() => {});
  return vitest('packed', choice);
}

/** Runs the tests of a Playwright configuration. */
function playwright(
  name: string,
  config: string,
  env: NodeJS.ProcessEnv,
  ...options: string[]
): Promise<Counts> {
  const args = [bin('playwright', '@playwright/test'), 'test', '-c', join(root, config)];
  return runner(name, [...args, ...options, '--reporter', 'json'], readPlaywright, env);
}

/** Runs the tests of a Playwright configuration on the production site with its backend. */
const onTestSite = (
  name: string,
  config: string,
  options: string[],
  more: NodeJS.ProcessEnv = {},
): Promise<Counts> =>
  withTestSite(({ site, stats, auth, firestore }) => {
    const env = {
      SITE_URL: site,
      SITE_STATS: stats,
      AUTH_URL: auth,
      FIRESTORE_URL: firestore,
      PROJECT_ID: projectId,
      ...more,
    };
    return playwright(name, config, env, ...options);
  });

async function endToEnd(choice: Choice): Promise<Counts> {
  await ensureChromium();
  const words = choice.filters.length > 0 ? ['--grep', choice.filters.join('|')] : [];
  const later = scopeOf(choice) === 'core' ? ['--grep-invert', '@full'] : [];
  const run = (more?: NodeJS.ProcessEnv) =>
    onTestSite('e2e', 'packages/app/e2e/playwright.config.ts', [...words, ...later], more);
  const { filters } = choice;
  // One more build, so only if its tests may run.
  const isDelivered = filters.length === 0 || filters.some((word) => word.includes('deliver'));
  return isDelivered
    ? withDeliverySite(({ site, stats }) => run({ DELIVERY_URL: site, DELIVERY_STATS: stats }))
    : run();
}

/** The Playwright projects that `npm test` runs. */
const ENGINES = ['--project', 'firefox', '--project', 'webkit'];

async function browsers(): Promise<Counts> {
  await ensureBrowsers();
  return onTestSite('browsers', 'packages/app/e2e/browsers/playwright.config.ts', ENGINES);
}

async function storybook(): Promise<Counts> {
  await ensureChromium();
  return withTestStorybook(({ folder, url }) => {
    const env = { STORYBOOK_FOLDER: folder, STORYBOOK_URL: url };
    return playwright('storybook', '.storybook/tests/playwright.config.ts', env);
  });
}

async function browserStories(): Promise<Counts> {
  await ensureBrowsers();
  return withTestStorybook(({ folder, url }) => {
    const env = { STORYBOOK_FOLDER: folder, STORYBOOK_URL: url };
    return playwright(
      'browser-stories',
      '.storybook/browsers/playwright.config.ts',
      env,
      ...ENGINES,
    );
  });
}

async function devStorybook(): Promise<Counts> {
  await ensureChromium();
  const { storybook: port } = await claimPorts(['storybook']);
  return withDevStorybook(port, (url) =>
    playwright('storybook-dev', '.storybook/dev/playwright.config.ts', { STORYBOOK_URL: url }),
  );
}

async function silentConsole(): Promise<Counts> {
  await ensureChromium();
  return withTestStorybook(({ folder, url }) => {
    const env = { STORYBOOK_FOLDER: folder, STORYBOOK_URL: url };
    return playwright('console', '.storybook/console/playwright.config.ts', env);
  });
}

async function budgets({ scope }: Choice): Promise<Counts> {
  const weighed = await measureSite(await buildTestSite(), budgetFiles);
  const results = [...weighed, ...(scope === 'full' ? await compareRouteCounts() : [])];
  for (const { line } of results) console.log(`  ${line}`);
  const failed = results.filter(({ problem }) => problem);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    skipped: 0,
    failures: failed.map(({ name, problem = '' }) => ({ title: name, detail: problem })),
  };
}

type Stages = Record<string, (choice: Choice) => Promise<Counts>>;

/** The stages of `npm test`, in the order they run. */
export const coreStages: Stages = {
  check,
  unit,
  stories,
  rendering,
  packed,
  budgets,
  e2e: endToEnd,
};

/** The stages of `npm run test:full`. */
export const fullStages: Stages = { ...coreStages, storybook, browsers };

/**
 * Stages that run only if named: two take as long as all others together, and one depends on the
 * machine's speed.
 */
export const namedStages: Stages = {
  'browser-stories': browserStories,
  'storybook-dev': devStorybook,
  console: silentConsole,
};
