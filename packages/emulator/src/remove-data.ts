import { existsSync, readdirSync, rmSync } from 'node:fs';
import { LOCK_FILE, lockFolder } from './lib/lock.ts';

const isData = (name: string) =>
  /^(accounts|documents)\.json(\.tmp)?$|^firestore-official(\.new)?$/.test(name) ||
  name === LOCK_FILE;

/**
 * Removes a data folder with all accounts and documents.
 *
 * @returns whether there was one
 * @throws a one-line error when it holds anything else, or a running backend uses it
 */
export function removeData(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  const other = readdirSync(dataDir).find((name) => !isData(name));
  if (other) {
    throw new Error(
      `The data folder ${dataDir} holds ${other}, which is not one of the emulator's files: move it, or choose another folder.`,
    );
  }
  lockFolder(dataDir);
  rmSync(dataDir, { recursive: true });
  return true;
}
