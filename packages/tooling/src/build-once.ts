/** Builds again only what has changed since the last time, also when two processes ask at once. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { lock } from 'proper-lockfile';
import { cacheFolder, root } from './root.ts';

/** What a build reads and writes. */
export interface Build {
  /** The folder that it writes, absolute. Each has one kind of build. */
  folder: string;
  /** Files, and folders of files, that it reads, from the root; they may be missing. */
  inputs: string[];
  /** What else its outcome depends on. */
  settings?: Record<string, string | undefined>;
}

/** No build reads these, or a build writes them. */
const IGNORED = /^(?:node_modules|dist|e2e|\.cache|baselines)$|\.(?:test|spec)\.tsx?$/;

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !IGNORED.test(name));
  return names.sort().flatMap((name) => filesIn(join(path, name)));
}

const hashOf = (parts: Iterable<string | Buffer>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Sees that a file was changed or removed since; reading them all would take a second. */
const outputHash = (folder: string): string =>
  hashOf(
    filesIn(folder).map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    }),
  );

/** Runs `build` unless its output is there, from the same inputs and settings. */
export async function buildOnce(
  { folder, inputs, settings = {} }: Build,
  build: () => Promise<void>,
): Promise<void> {
  const mark = join(cacheFolder, 'built', relative(root, folder).replaceAll(/[\\/]/g, '-'));
  await mkdir(dirname(mark), { recursive: true });
  const release = await lock(mark, {
    realpath: false,
    // The lock of a process that was killed holds this long.
    stale: 20_000,
    retries: { forever: true, minTimeout: 100, maxTimeout: 500 },
    // A machine that slept: at worst two build the same.
    onCompromised: () => {},
  });
  try {
    const files = inputs.flatMap((input) => filesIn(join(root, input)));
    const contents = files.flatMap((file) => [relative(root, file), readFileSync(file)]);
    const made = hashOf([...Object.entries(settings).map(String).sort(), ...contents]);
    const known = await readFile(mark, 'utf8').catch(() => '');
    if (known === `${made} ${outputHash(folder)}`) return;
    await rm(mark, { force: true });
    await build();
    await writeFile(mark, `${made} ${outputHash(folder)}`);
  } finally {
    await release().catch(() => {});
  }
}
