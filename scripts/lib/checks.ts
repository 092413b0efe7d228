import { runNode, type RunResult } from '@rapport/tooling/children';
import { bin } from '@rapport/tooling/root';
import { importedEntries } from '../../packages/ui/scripts/entry-points.ts';
import { stagedKit } from '../../packages/ui/scripts/pack.ts';
import { tsx } from './site-build.ts';

interface Check {
  name: string;
  args: string[];
  /** The check that must pass before this one can run. */
  after?: string;
  /** Whether only the full scope runs this check. @default false */
  full?: boolean;
}

const tsc = (project: string): string[] => [bin('tsc', 'typescript'), '-p', project];

/** Runs through tsx, because the configuration is TypeScript, which Node 20 cannot read. */
const oxlint = ['--import', 'tsx', bin('oxlint'), '--type-aware', '--quiet'];

/** Names each entry, because the tool does not expand the patterns of the export map. */
function attw(): string[] {
  const tool = [bin('attw', '@arethetypeswrong/cli'), '--pack', stagedKit, '--profile', 'esm-only'];
  return [...tool, '--no-emoji', '--entrypoints', ...importedEntries()];
}

const BUILD = 'build of packages/ui';
const PACKAGE = 'files of the package';

/** Cheap checks come first, so that likely failures appear soon. */
const checks: Check[] = [
  { name: BUILD, args: tsx('scripts/build-kit.ts') },
  // The kit, the site, Storybook and scripts import one another, so they are one program.
  { name: 'types', args: tsc('tsconfig.json') },
  { name: 'types: packages/create-rapport', args: tsc('packages/create-rapport/tsconfig.json') },
  { name: 'types: packages/browsers', args: tsc('packages/browsers/tsconfig.json') },
  { name: 'types: packages/emulator', args: tsc('packages/emulator/tsconfig.json') },
  { name: 'types: packages/site-build', args: tsc('packages/site-build/tsconfig.json') },
  { name: 'types: packages/tooling', args: tsc('packages/tooling/tsconfig.json') },
  { name: 'lint (oxlint)', args: oxlint },
  { name: 'format (oxfmt)', args: [bin('oxfmt'), '--check', '.'] },
  {
    name: 'styles (stylelint)',
    args: [bin('stylelint'), 'packages/**/*.css', '--max-warnings', '0'],
  },
  { name: 'fonts up to date', args: tsx('packages/ui/scripts/fonts.ts', '--check') },
  { name: 'changes of the API told', args: tsx('scripts/test-contract.ts') },
  {
    name: 'licenses of what ships',
    args: tsx('scripts/update-licenses.ts', '--check'),
    full: true,
  },
  { name: PACKAGE, args: tsx('packages/ui/scripts/pack.ts'), after: BUILD },
  {
    name: 'package exports (publint)',
    args: [bin('publint'), stagedKit, '--strict', '--pack', 'false'],
    after: PACKAGE,
  },
  {
    name: 'package types (attw)',
    args: attw(),
    after: PACKAGE,
    // The tests of the tarball compile a project with the package.
    full: true,
  },
  {
    name: 'sizes of components',
    args: tsx('packages/ui/scripts/sizes.ts', '--check'),
    after: BUILD,
    // The budgets of the site are in the core.
    full: true,
  },
  {
    name: 'unused code (knip)',
    args: [bin('knip'), '--config', 'scripts/knip.json'],
    after: BUILD,
  },
];

const isFolder = (path: string) => path.endsWith('/');

/** Returns the checks that can run on these files and folders (`…/`), and the types of all code. */
function checksOf(paths: readonly string[]): Check[] {
  const code = paths.filter((path) => isFolder(path) || /\.[cm]?[jt]sx?$/.test(path));
  const styles = paths
    .filter((path) => isFolder(path) || path.endsWith('.css'))
    .map((path) => (isFolder(path) ? `${path}**/*.css` : path));
  const style = [bin('stylelint'), ...styles, '--max-warnings', '0', '--allow-empty-input'];
  return [
    ...checks.filter(({ name }) => name === 'types'),
    ...(code.length > 0 ? [{ name: 'lint (oxlint)', args: [...oxlint, ...code] }] : []),
    { name: 'format (oxfmt)', args: [bin('oxfmt'), '--check', ...paths] },
    ...(styles.length > 0 ? [{ name: 'styles (stylelint)', args: style }] : []),
  ];
}

/** The result of a check. */
export interface CheckResult {
  name: string;
  passed: boolean;
  /** The check's output, or why it could not run. */
  output: string;
  seconds: number;
}

async function run({ name, args }: Check): Promise<CheckResult> {
  const result: RunResult = await runNode(name, args, {
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { name, passed: result.code === 0, output: result.output, seconds: result.seconds };
}

/**
 * Runs the checks of a scope or of some paths, two at a time, and calls `onResult` as each check
 * ends.
 */
export async function runChecks(
  onResult: (result: CheckResult) => void,
  scope: 'core' | 'full',
  paths: readonly string[] = [],
): Promise<CheckResult[]> {
  const all = checks.filter(({ full }) => !full || scope === 'full');
  const waiting = paths.length > 0 ? checksOf(paths) : all;
  const results = new Map<string, CheckResult>();

  function next(): Check | undefined {
    const index = waiting.findIndex(({ after }) => !after || results.has(after));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  let wake: () => void = () => {};
  async function worker(): Promise<void> {
    while (waiting.length > 0) {
      const check = next();
      if (!check) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const first = check.after ? results.get(check.after) : undefined;
      const result =
        first && !first.passed
          ? {
              name: check.name,
              passed: false,
              output: `Not run: ${first.name} failed.`,
              seconds: 0,
            }
          : await run(check);
      results.set(check.name, result);
      onResult(result);
      wake();
    }
  }
  await Promise.all([worker(), worker()]);
  return [...results.values()];
}

/** Prints one line for a check, and its output if it failed. */
export function showCheck({ name, passed, output, seconds }: CheckResult): void {
  console.log(
    `  ${passed ? 'pass' : 'FAIL'}  ${name.padEnd(28)}${seconds.toFixed(1).padStart(6)} s`,
  );
  if (!passed) console.log(output.trim().replaceAll(/^/gm, '        '));
}
