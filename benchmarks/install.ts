/** Installs the kits of others, which the workspace's installation leaves out. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pnpm } from '@rapport/tooling/pnpm';
import { root, StopError } from '@rapport/tooling/root';
import { othersRoot } from './kits.ts';

/** Where the hash of what was last installed is kept. */
const mark = join(othersRoot, 'node_modules/.rapport-install');

/**
 * Installs them if they are not, in the versions of their lockfile.
 * @throws StopError with the output of pnpm.
 */
export async function installOthers(): Promise<void> {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'pnpm-lock.yaml'])
    hash.update(await readFile(join(othersRoot, file)));
  const wanted = hash.digest('hex');
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === wanted) return;
  console.error('Installing the kits to compare with (once, about a minute) …');
  const { code, stdout, stderr } = pnpm(
    ['install', '--ignore-workspace', '--frozen-lockfile', '--reporter', 'append-only'],
    { cwd: othersRoot, env: { CI: 'true' } },
  );
  if (code !== 0) {
    throw new StopError(
      `The other kits could not be installed in ${relative(root, othersRoot)}:\n${(stdout + stderr).trim()}\nCheck that \`npm ping\` reaches the registry and run the command again, or measure ours alone with --kits rapport,sections.`,
    );
  }
  await writeFile(mark, wanted);
}
