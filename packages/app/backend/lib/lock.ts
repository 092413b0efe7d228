import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeOf } from './errors.ts';

/** Folders that this process has: its own id in a lock file is a stale one otherwise. */
const held = new Set<string>();

/**
 * Creates the data folder and takes it for this process: two backends in one folder would
 * overwrite each other's files. The lock of a process that is gone is taken over.
 *
 * @returns the function that gives the folder back
 * @throws one line when a living process has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = resolve(folder, 'backend.lock');
  if (held.has(lock)) throw inUse(folder, process.pid);
  // Written aside and linked into place, so that a lock without its content is never seen.
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    if (!tryLink(own, lock)) {
      const owner = ownerOf(lock);
      if (owner !== undefined && owner !== process.pid && isAlive(owner))
        throw inUse(folder, owner);
      rmSync(lock, { force: true });
      if (!tryLink(own, lock)) throw inUse(folder, ownerOf(lock));
    }
  } finally {
    rmSync(own, { force: true });
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    rmSync(lock, { force: true });
  };
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function ownerOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function inUse(folder: string, owner: number | undefined): Error {
  return new Error(
    `The data folder ${folder} is in use by another backend${owner === undefined ? '' : ` (process ${owner})`}: stop that one first.`,
  );
}
