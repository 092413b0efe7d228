import { join } from 'node:path';
import { runNode, type RunResult } from './children.ts';
import { appFolder, bin, root, StopError } from './root.ts';

/** Node's arguments for running a TypeScript file of this repository. */
export const tsx = (file: string, ...args: string[]): string[] => [
  '--import',
  'tsx',
  join(root, file),
  ...args,
];

function orStop(what: string, { code, output }: RunResult): void {
  if (code !== 0) throw new StopError(`${what} failed:\n${output.trim()}`);
}

/**
 * Builds packages/ui, from which the site's build takes its components.
 * @throws StopError with the output of the build.
 */
export async function buildKit(): Promise<void> {
  orStop('The build of packages/ui', await runNode('kit', tsx('packages/ui/scripts/build.ts')));
}

/**
 * Builds and prerenders the site; see packages/site-build/src/plugin.ts for what is in the folder.
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
