import { existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './lib/errors.ts';
import { LOCK_FILE, lockFolder } from './lib/lock.ts';

/** Earlier versions had a lock file for each process. */
const isData = (name: string) =>
  /^(accounts|documents)\.json(\.tmp)?$|^firestore-official(\.new)?$|^(backend|auth|firestore)-.+\.lock$/.test(
    name,
  );

/**
 * Removes a data folder with all accounts and documents.
 *
 * @returns whether there was one
 * @throws a one-line error when it holds anything else, or a running backend uses it
 */
export async function removeData(dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir)) return false;
  const other = readdirSync(dataDir).find((name) => !isData(name) && name !== LOCK_FILE);
  if (other) {
    throw new Error(
      `The data folder ${dataDir} holds ${other}, which is not one of the emulator's files: move it, or choose another folder.`,
    );
  }
  const unlock = await lockFolder(dataDir);
  try {
    for (const name of readdirSync(dataDir).filter(isData)) {
      rmSync(join(dataDir, name), { recursive: true });
    }
  } finally {
    unlock();
  }
  removeFolder(dataDir);
  return true;
}

/** Removes the folder, unless a backend has just begun to use it. */
function removeFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'ENOENT') throw error;
  }
}
