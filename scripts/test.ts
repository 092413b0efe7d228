/**
 * `npm test`: checks the code and runs the tests of Vitest and Playwright. `npm run test:full` runs
 * also the files `*.full.test.ts`, the tests with the tag `@full`, Storybook's and the other engines'.
 *
 *   npm test -- Accordion   all tests in files whose paths have this word, and nothing else
 *
 * Everything runs, even if something fails before. The last line has the totals.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '@rapport/tooling/chromium';
import { bin, cacheFolder, root } from '@rapport/tooling/root';
import { stagedKit, stageKit } from '../packages/ui/scripts/pack.ts';
import { ensureBrowsers } from './lib/browsers.ts';
import { runChecks } from './lib/checks.ts';
import { buildKit } from './lib/site-build.ts';
import { buildTestSites, withTestSites } from './lib/test-site.ts';
import { withTestStorybook } from './lib/test-storybook.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped?: number;
}

const { values, positionals: words } = parseArgs({
  options: { full: { type: 'boolean', default: false } },
  allowPositionals: true,
});
/** Named files run whole. */
const scope = values.full || words.length > 0 ? 'full' : 'core';
const PACKED_TESTS = 'packages/ui/tests/packed';
const SITE_TESTS = 'packages/app/e2e';
const STORYBOOK_TESTS = '.storybook/tests';
const totals = { passed: 0, failed: 0, skipped: 0 };

/** Runs a part of the tests. One that throws or runs nothing fails. */
async function part(name: string, run: () => Promise<Counts>): Promise<void> {
  const start = performance.now();
  console.log(`\n${name} …`);
  const counts = await run().catch((error: unknown): Counts => {
    console.log(error);
    return { passed: 0, failed: 1 };
  });
  if (counts.passed + counts.failed === 0 && words.length === 0) counts.failed = 1;
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  totals.skipped += counts.skipped ?? 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
}

/** Runs a test runner, which prints its failures and writes its report. */
async function runner<Report>(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<[code: unknown, report: Report]> {
  const report = join(cacheFolder, `test-report-${name}.json`);
  rmSync(report, { force: true });
  const own = { TEST_SCOPE: scope, TEST_REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const child = spawn(process.execPath, args, {
    cwd: root,
    // In CI they print lines only. Their progress bars would cover each other.
    env: { ...process.env, ...own, CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return [code, JSON.parse(readFileSync(report, 'utf8')) as Report];
}

/** An error outside all tests is in no count of theirs. */
const counted = (code: unknown, counts: Counts): Counts =>
  code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };

/** Runs the tests of one of Vitest's projects, or of all. */
async function vitest(project?: string): Promise<Counts> {
  const options = project ? ['--project', project] : [];
  const args = [bin('vitest'), 'run', ...words, ...options, '--passWithNoTests'];
  const [code, report] = await runner<
    Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>
  >(project ?? 'vitest', args);
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  return counted(code, { passed, failed, skipped });
}

async function playwright(
  folder: string,
  env: NodeJS.ProcessEnv,
  ...options: string[]
): Promise<Counts> {
  const args = [bin('playwright', '@playwright/test'), 'test', '-c', folder, ...words, ...options];
  const [code, { stats }] = await runner<{
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  }>('playwright', [...args, '--reporter', 'dot,json'], env);
  const { expected, unexpected, flaky, skipped } = stats;
  return counted(code, { passed: expected, failed: unexpected + flaky, skipped });
}

/** Whether the words choose a test in this folder. */
const isChosen = (folder: string): boolean =>
  words.length === 0 ||
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(spec|test)\.tsx?$/.test(file))
    .map((file) => join(folder, file).toLowerCase())
    .some((file) => words.some((word) => file.includes(word.toLowerCase())));

await ensureChromium();
if (scope === 'full') await ensureBrowsers();
if (words.length > 0) {
  if (isChosen(PACKED_TESTS)) await buildKit();
  await part('vitest', () => vitest());
} else {
  await part('checks', async () => {
    await buildKit();
    await stageKit(stagedKit);
    return runChecks(scope);
  });
  // The packed kit waits for installations, so a core is idle. The budgets report a failed build.
  buildTestSites().catch(() => {});
  await Promise.all(['unit', 'packed'].map((project) => part(project, () => vitest(project))));
  await part('stories', () => vitest('stories'));
  if (scope === 'full') await part('browser', () => vitest('browser'));
  await part('budgets', async () => {
    const env = { ...process.env, SITE: await buildTestSites() };
    const { stdout } = spawnSync(process.execPath, [bin('size-limit'), '--json'], {
      cwd: root,
      env,
    });
    const results = JSON.parse(String(stdout)) as { name: string; size: number; passed: boolean }[];
    const over = results.filter(({ passed }) => !passed);
    for (const { name, size } of over) console.log(`${name} is over its budget: ${size} bytes`);
    return { passed: results.length - over.length, failed: over.length };
  });
}
const core = scope === 'core' ? ['--project', 'site', '--grep-invert', '@full'] : [];
if (isChosen(SITE_TESTS)) {
  await part('site', () => withTestSites((env) => playwright(SITE_TESTS, env, ...core)));
}
if (scope === 'full' && isChosen(STORYBOOK_TESTS)) {
  await part('storybook', () => withTestStorybook((env) => playwright(STORYBOOK_TESTS, env)));
}

const { passed, failed, skipped } = totals;
if (passed + failed === 0) console.log(`No test file has “${words.join('” or “')}” in its path.`);
const line = `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`;
// Open handles would keep the process alive, so exit once the line is written.
process.stdout.write(line, () => process.exit(passed > 0 && failed === 0 ? 0 : 1));
