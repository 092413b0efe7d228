import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The site's package. */
export const appFolder = join(root, 'packages', 'app');

/** The page budgets, and the module sizes that were last recorded. */
export const budgetFiles = {
  budgets: join(appFolder, 'budgets.json'),
  record: join(appFolder, 'budgets.record.json'),
};

/** The site's security rules. */
export const rulesFile = join(appFolder, 'firestore.rules');

/** Accounts and profiles of the embedded backend; git-ignored. DATA_DIR overrides it. */
export const dataFolder = resolve(root, process.env['DATA_DIR'] || '.data');

/** Files that can be generated again; git-ignored. */
export const cacheFolder = join(root, '.cache');

/** An error for the user rather than the programmer: only its message is shown, without a stack. */
export class StopError extends Error {
  override name = 'StopError';
}

/** The script file behind a command of an installed package: `bin('tsc', 'typescript')`. */
export function bin(command: string, packageName = command): string {
  const folder = join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (!file) throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(folder, file);
}
