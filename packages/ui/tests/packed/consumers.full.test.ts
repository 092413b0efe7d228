/**
 * Runs the fastest consumers of `npm test -- consumers`, then puts a fault into each one's kit, which
 * its check must notice.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { consumers } from '../consumers/consumers.ts';
import { installed } from '../consumers/run.ts';

const { tarball } = inject('tested');
const scratch = await mkdtemp(join(tmpdir(), 'rapport-consumers-'));

afterAll(() => rm(scratch, { recursive: true }));

type Manifest = Record<string, unknown> & { exports: Record<string, unknown> };

/** Changes the package.json of an installed kit. */
async function spoil(folder: string, change: (manifest: Manifest) => void): Promise<void> {
  const file = join(folder, 'node_modules/@rapport/ui/package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  change(manifest);
  await writeFile(file, JSON.stringify(manifest));
}

const faults: [name: string, change: (manifest: Manifest) => void, seen: RegExp][] = [
  [
    'node',
    ({ exports }) => {
      delete exports['./words/he'];
      exports['./words/*'] = null;
    },
    /ERR_PACKAGE_PATH_NOT_EXPORTED/,
  ],
  ['esbuild', (manifest) => delete manifest['sideEffects'], /Button from the root is \d+ bytes/],
  [
    'typescript',
    ({ exports }) => {
      exports['./*.css'] = './dist/*.css';
    },
    /TS2882: .+@rapport\/ui\/Button\.css/,
  ],
];

test.concurrent.each(faults)(
  '%s, and it sees a fault',
  { timeout: 180_000 },
  async (name, change, seen) => {
    const project = await installed(name, scratch, tarball);
    await consumers[name]?.check(project);
    await spoil(project.folder, change);
    await expect(consumers[name]?.check(project)).rejects.toThrow(seen);
  },
);
