import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * The paths of all files in a folder, each from its `/`. Hidden files are left out: firebase.json
 * ignores them.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replaceAll(sep, '/'))
    .sort();
}
