/** The stages of `npm test`. Each one runs its tests and returns the counts. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { measureSite } from '@rapport/site-build/budgets';
import { runChecks, showCheck } from './checks.ts';
import { runNode } from './children.ts';
import { ensureChromium } from './chromium.ts';
import { projectId } from './embedded.ts';
import { readPlaywright, readVitest, type Counts } from './reports.ts';
import { bin, budgetFiles, cacheFolder, root } from './root.ts';
import { buildKit } from './site-build.ts';
import { buildTestSite, withTestSite } from './test-site.ts';

const reports = join(cacheFolder, 'test-reports');
/** Runs a test runner and reads its JSON report. If there is none, its output is the failure. */
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
    counts.failures.push({ title: `${name} ended with exit code ${code}`, detail: output });
  }
  return counts;
}

function vitest(name: string, projects: string[]): Promise<Counts> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const report = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', '<report>'];
  return runner(name, [bin('vitest'), 'run', ...chosen, ...report], readVitest, {
    STORYBOOK_DISABLE_TELEMETRY: '1',
  });
}

async function check(): Promise<Counts> {
  const results = await runChecks(showCheck);
  const failed = results.filter(({ passed }) => !passed);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    skipped: 0,
    // Already shown while the checks ran.
    failures: [],
  };
}

async function stories(): Promise<Counts> {
  await ensureChromium();
  return vitest('stories', ['stories-light', 'stories-dark']);
}

async function loops(): Promise<Counts> {
  await ensureChromium();
  return vitest('loops', ['loops']);
}

async function tarball(): Promise<Counts> {
  await ensureChromium();
  await buildKit();
  return vitest('tarball', ['tarball']);
}

async function endToEnd(): Promise<Counts> {
  await ensureChromium();
  return withTestSite(({ site, auth, firestore }) => {
    const config = join(root, 'packages/app/e2e/playwright.config.ts');
    const args = [bin('playwright', '@playwright/test'), 'test', '-c', config];
    return runner('e2e', [...args, '--reporter', 'json'], readPlaywright, {
      SITE_URL: site,
      AUTH_URL: auth,
      FIRESTORE_URL: firestore,
      PROJECT_ID: projectId,
    });
  });
}

async function budgets(): Promise<Counts> {
  const results = await measureSite(await buildTestSite(), budgetFiles);
  for (const { line } of results) console.log(`  ${line}`);
  const failed = results.filter(({ problem }) => problem);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    skipped: 0,
    failures: failed.map(({ name, problem = '' }) => ({ title: name, detail: problem })),
  };
}

/** All stages, in the order they run. */
export const stages: Record<string, () => Promise<Counts>> = {
  check,
  unit: () => vitest('unit', ['unit']),
  stories,
  loops,
  tarball,
  budgets,
  e2e: endToEnd,
};
