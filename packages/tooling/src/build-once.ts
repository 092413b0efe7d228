/** Repeats a build only if its inputs have changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { cacheFolder, root } from './root.ts';

/** What a build reads and writes. */
export interface Build {
  /** The absolute path of the output folder. Each folder has one kind of build. */
  folder: string;
  /** The files and folders that the build reads, relative to the root. They may be missing. */
  inputs: string[];
  /** Other values that the output depends on. */
  settings?: Record<string, string | undefined>;
}

/** Paths that no build reads, or that a build writes. */
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

/** Notices changed or removed output by names, sizes and times; reading all files would take a second. */
const outputHash = (folder: string): string =>
  hashOf(
    filesIn(folder).map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    }),
  );

/** Runs `build` unless its output exists and comes from the same inputs and settings. */
export async function buildOnce(
  { folder, inputs, settings = {} }: Build,
  build: () => Promise<void>,
): Promise<void> {
  const mark = join(cacheFolder, 'built', relative(root, folder).replaceAll(/[\\/]/g, '-'));
  await mkdir(dirname(mark), { recursive: true });
  const files = inputs.flatMap((input) => filesIn(join(root, input)));
  const contents = files.flatMap((file) => [relative(root, file), readFileSync(file)]);
  const made = hashOf([...Object.entries(settings).map(String).sort(), ...contents]);
  const known = await readFile(mark, 'utf8').catch(() => '');
  if (known === `${made} ${outputHash(folder)}`) return;
  await rm(mark, { force: true });
  await build();
  await writeFile(mark, `${made} ${outputHash(folder)}`);
}
