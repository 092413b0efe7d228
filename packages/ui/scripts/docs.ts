/**
 * Writes the docs that travel with the package: Markdown in dist/docs/, dist/components.json and
 * llms.txt. Regenerates their text only if a source has changed.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packageRoot } from './components.ts';

/** The sources of the docs, relative to the package. */
const SOURCES = ['src', 'scripts', 'tests/stories', '../../docs/storybook'];
const FILES = ['api.json', 'sizes.json', 'package.json', '../../package.json'];

async function fingerprint(): Promise<string> {
  const below = await Promise.all(
    SOURCES.map(async (folder) =>
      (await readdir(join(packageRoot, folder), { recursive: true }))
        .filter((file) => /\.(?:mdx|tsx?)$/.test(file))
        .map((file) => join(folder, file)),
    ),
  );
  const hash = createHash('sha256');
  for (const file of [...FILES, ...below.flat().sort()])
    hash.update(file).update(await readFile(join(packageRoot, file)));
  return hash.digest('hex');
}

const cache = join(packageRoot, '.cache/docs.json');

interface Cached {
  of: string;
  files: Record<string, string>;
}

/** Returns every file of the docs, by its path in the package. */
export async function docsFiles(): Promise<Record<string, string>> {
  const of = await fingerprint();
  const known = await readFile(cache, 'utf8').then(
    (text) => JSON.parse(text) as Cached,
    () => undefined,
  );
  if (known?.of === of) return known.files;
  const { generateDocs } = await import('./docs/generate.ts');
  const files = await generateDocs();
  await mkdir(dirname(cache), { recursive: true });
  // Renamed when complete, because another process may be reading the cache.
  const draft = `${cache}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ of, files } satisfies Cached));
  await rename(draft, cache);
  return files;
}

export async function writeDocs(): Promise<void> {
  const files = Object.entries(await docsFiles());
  await mkdir(join(packageRoot, 'dist/docs/guides'), { recursive: true });
  await Promise.all(files.map(([path, text]) => writeFile(join(packageRoot, path), text)));
}
