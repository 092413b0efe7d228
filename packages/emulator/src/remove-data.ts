import { existsSync, readdirSync, rmSync } from 'node:fs';
import { lockFolder } from './lib/lock.ts';

const OURS = /^(accounts\.json|documents\.json)(\.tmp)?$|^backend\.lock$|^firestore-official$/;

/**
 * Removes a data folder with all accounts and documents.
 *
 * @returns whether there was one
 * @throws one line when something else is in it, or a running backend has it
 */
export function removeData(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  const other = readdirSync(dataDir).find((name) => !OURS.test(name));
  if (other) {
    throw new Error(
      `The data folder ${dataDir} holds ${other}, which is none of the emulator's files: move it away, or name another folder.`,
    );
  }
  lockFolder(dataDir);
  rmSync(dataDir, { recursive: true });
  return true;
}
