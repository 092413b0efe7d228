import { join } from 'node:path';
import { buildOnce } from '@rapport/tooling/build-once';
import { runNode, type RunResult } from '@rapport/tooling/children';
import { bin, root, StopError } from '@rapport/tooling/root';
import { appFolder } from './paths.ts';

/** Returns Node's arguments for running a TypeScript file of this repository. */
export const tsx = (file: string, ...args: string[]): string[] => [
  '--import',
  'tsx',
  join(root, file),
  ...args,
];

function orStop(what: string, { code, output }: RunResult): void {
  if (code !== 0) throw new StopError(`${what} failed:\n${output.trim()}`);
}

/** The inputs of the build of packages/ui. */
export const KIT_INPUTS = [
  '.oxfmtrc.json',
  'docs/storybook',
  'package.json',
  'packages/ui/api.json',
  'packages/ui/cli',
  'packages/ui/package.json',
  'packages/ui/scripts',
  'packages/ui/sizes.json',
  'packages/ui/src',
  'packages/ui/testing',
  'packages/ui/tests/stories',
  'packages/ui/themes',
  'packages/ui/tokens',
  'packages/ui/tsconfig.build.json',
  'packages/ui/tsconfig.cli.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

/** The inputs of the build of the site. */
const SITE_INPUTS = [...KIT_INPUTS, 'packages/app', 'packages/site-build'];

/**
 * Builds packages/ui if it has changed. The site's build takes its components from there.
 * @throws StopError with the output of the build.
 */
export const buildKit = (): Promise<void> =>
  buildOnce({ folder: join(root, 'packages/ui/dist'), inputs: KIT_INPUTS }, async () =>
    orStop('The build of packages/ui', await runNode('kit', tsx('packages/ui/scripts/build.ts'))),
  );

/**
 * Builds and prerenders the site. packages/site-build/src/plugin.ts lists the output.
 * @param folder the output folder, absolute
 * @param settings VITE_… variables that override those in .env files
 * @param config Vite's configuration, absolute. @default the site's own
 * @throws StopError with the output of the build.
 */
export async function buildSite(
  folder: string,
  settings: Record<string, string> = {},
  config = join(appFolder, 'vite.config.ts'),
): Promise<void> {
  const out = ['--config', config, '--outDir', join(folder, 'public')];
  const args = [bin('vite'), 'build', appFolder, ...out];
  // Always build the site that visitors get, whatever the caller's environment.
  const env = { ...settings, NODE_ENV: 'production' };
  orStop('The build of the site', await runNode('site', [...args, '--logLevel', 'warn'], { env }));
}

/**
 * Builds the kit and the site, unless they are already built with these settings.
 * @throws StopError with the output of the build.
 */
export async function buildSiteOnce(
  folder: string,
  settings: Record<string, string>,
): Promise<void> {
  await buildKit();
  const fromEnvironment = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const all = { ...Object.fromEntries(fromEnvironment), ...settings };
  await buildOnce({ folder, inputs: SITE_INPUTS, settings: all }, () =>
    buildSite(folder, settings),
  );
}
