/** Lists what code can import from the packed kit. */
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

type Target = string | null | { default: string };

/** A way to import from the kit, and the file that it leads to. */
export interface Entry {
  /** The text after the package's name: `/Button.css`. */
  path: string;
  file: string;
}

const fileOf = (target: Target): string =>
  (typeof target === 'string' ? target : (target?.default ?? '')).replace('./', '');

/** Returns the key of an export map that applies to a path: the longest before its star, then after. */
function keyFor(path: string, keys: readonly string[]): string | undefined {
  const matches = keys.filter((key) => {
    const [start = '', end] = key.split('*');
    if (end === undefined) return path === key;
    return path.length >= key.length && path.startsWith(start) && path.endsWith(end);
  });
  return matches
    .toSorted((one, other) => one.indexOf('*') - other.indexOf('*') || one.length - other.length)
    .at(-1);
}

/** Every entry of an installed package, the patterns in its export map expanded. */
export async function entriesOf(folder: string): Promise<Entry[]> {
  const manifest = await readFile(join(folder, 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, Target> };
  const files = (await readdir(folder, { recursive: true })).map((file) =>
    file.replaceAll(sep, '/'),
  );
  const keys = Object.keys(exports);
  return Object.entries(exports).flatMap(([key, target]) => {
    const [start = '', end] = fileOf(target).split('*');
    if (end === undefined) return target === null ? [] : [{ path: key.slice(1), file: start }];
    return files
      .filter((file) => file.startsWith(start) && file.endsWith(end))
      .map((file) => {
        const star = file.slice(start.length, file.length - end.length);
        return { path: key.replace('*', star).slice(1), file };
      })
      .filter(({ path }) => keyFor(`.${path}`, keys) === key);
  });
}
