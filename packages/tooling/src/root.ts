import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '../../..');

/** The git-ignored folder of files that can be regenerated. */
export const cacheFolder = join(root, '.cache');

/** An error for the user rather than the programmer: only its message is shown, without a stack. */
export class StopError extends Error {
  override name = 'StopError';
}

/** Returns the script of an installed package's command: `bin('tsc', 'typescript')`. */
export function bin(command: string, packageName = command): string {
  const folder = join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (!file) throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(folder, file);
}
