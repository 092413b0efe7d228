import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Lists the paths of all files in a folder, each starting with `/`. Leaves out hidden files, because
 * firebase.json ignores them.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replaceAll(sep, '/'))
    .sort();
}
