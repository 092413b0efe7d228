import { join } from 'node:path';
import { runNode, type RunResult } from './children.ts';
import { appFolder, bin, root, StopError } from './root.ts';

/** Arguments for Node to run a TypeScript file of this repository. */
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
 * Builds packages/ui, which a build of the site takes its components from.
 * @throws StopError with what the build wrote.
 */
export async function buildKit(): Promise<void> {
  orStop('The build of packages/ui', await runNode('kit', tsx('packages/ui/scripts/build.ts')));
}

/**
 * Builds and prerenders the site; see packages/site-build/src/plugin.ts for what is in the folder.
 * @param folder where to, absolute
 * @param settings VITE_… variables that go before those of .env files
 * @throws StopError with what the build wrote.
 */
export async function buildSite(
  folder: string,
  settings: Record<string, string> = {},
): Promise<void> {
  const args = [bin('vite'), 'build', appFolder, '--outDir', join(folder, 'public')];
  // Whatever runs this, the site is the one that visitors get.
  const env = { ...settings, NODE_ENV: 'production' };
  orStop('The build of the site', await runNode('site', [...args, '--logLevel', 'warn'], { env }));
}
