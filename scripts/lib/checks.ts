/** What `npm test` checks without running the code: types, lint, format, styles and the package. */
import { runNode } from '@rapport/tooling/children';
import { bin } from '@rapport/tooling/root';
import { importedEntries } from '../../packages/ui/scripts/entry-points.ts';
import { stagedKit } from '../../packages/ui/scripts/pack.ts';
import { tsx } from './site-build.ts';

/** A command and its arguments, by its name in the output. */
type Checks = Record<string, string[]>;

const tsc = (project: string): string[] => [bin('tsc', 'typescript'), '-p', project];

/** Packages whose code must compile without the others' settings. */
const PACKAGES = ['browsers', 'emulator', 'site-build', 'tooling'];

/** Need the built kit, but nothing else. */
const core: Checks = {
  // The kit, the site, Storybook and scripts import one another, so they are one program.
  types: tsc('tsconfig.json'),
  // Runs through tsx, because Node 20 cannot read the configuration, which is TypeScript.
  'lint (oxlint)': ['--import', 'tsx', bin('oxlint'), '--type-aware', '--quiet'],
  ...Object.fromEntries(
    PACKAGES.map((name) => [`types of ${name}`, tsc(`packages/${name}/tsconfig.json`)]),
  ),
  'format (oxfmt)': [bin('oxfmt'), '--check', '.'],
  'styles (stylelint)': [bin('stylelint'), 'packages/**/*.css', '--max-warnings', '0'],
  'unused code (knip)': [bin('knip'), '--config', 'scripts/knip.json'],
  'package exports (publint)': [bin('publint'), stagedKit, '--strict', '--pack', 'false'],
};

const attw = [bin('attw', '@arethetypeswrong/cli'), '--pack', stagedKit, '--profile', 'esm-only'];

/** Say what rarely changes, or take long. */
const full: Checks = {
  'types of create-rapport': tsc('packages/create-rapport/tsconfig.json'),
  'API report up to date': tsx('scripts/test-contract.ts'),
  'fonts up to date': tsx('packages/ui/scripts/fonts.ts', '--check'),
  'licenses of what ships': tsx('scripts/test-licenses.ts'),
  'sizes of components': tsx('packages/ui/scripts/sizes.ts', '--check'),
  // Names each entry, because the tool does not expand the patterns of the export map.
  'package types (attw)': [...attw, '--no-emoji', '--entrypoints', ...importedEntries()],
};

/**
 * Runs the checks, two at a time. Prints a line for each, and the output of those that fail.
 * @returns the numbers of those that passed and failed.
 */
export async function runChecks(
  scope: 'core' | 'full',
): Promise<{ passed: number; failed: number }> {
  const waiting = Object.entries({ ...core, ...(scope === 'full' && full) });
  const counts = { passed: 0, failed: 0 };
  async function worker(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next;
      const { code, output, seconds } = await runNode(name, args);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      const result = code === 0 ? 'pass' : 'FAIL';
      console.log(`  ${result}  ${name.padEnd(28)}${seconds.toFixed(1).padStart(6)} s`);
      if (code !== 0) console.log(output.trim());
    }
  }
  await Promise.all([worker(), worker()]);
  return counts;
}
