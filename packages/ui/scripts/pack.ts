/**
 * Packs the built kit for publication. Leaves out the parts of the manifest that only this repository
 * needs: the condition that leads to sources, and the alias of stories.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packageRoot } from './components.ts';

async function npm(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: folder,
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 26,
  });
  return stdout.trim();
}

/** The parts of the manifest that only this repository needs. */
const OWN = new Set(['@rapport/source', 'imports', 'devDependencies']);

/** Empties a folder, then copies the published files into it. */
export async function stageKit(folder: string): Promise<void> {
  const [packed] = JSON.parse(await npm(packageRoot, 'pack', '--dry-run', '--json')) as [
    { files: { path: string }[] },
  ];
  await rm(folder, { recursive: true, force: true });
  await Promise.all(
    packed.files.map(({ path }) => cp(join(packageRoot, path), join(folder, path))),
  );
  const file = join(folder, 'package.json');
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'), (key, value: unknown) =>
    OWN.has(key) ? undefined : value,
  );
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Packs the built kit.
 * @param destination The folder for the tarball.
 * @returns The tarball's path.
 */
export async function packKit(destination: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-pack-'));
  await stageKit(folder);
  const name = await npm(folder, 'pack', '--pack-destination', destination, '--silent');
  await rm(folder, { recursive: true });
  return join(destination, name);
}

/** The folder where the checks find the staged kit after this file has run. */
export const stagedKit = join(packageRoot, '.cache/package');

if (process.argv[1] === fileURLToPath(import.meta.url)) await stageKit(stagedKit);
