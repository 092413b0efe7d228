import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeOf } from './errors.ts';

/** Folders this process has locked. In any other lock file, its own id is stale. */
const held = new Set<string>();

/**
 * Creates the data folder and locks it: two backends in one folder would overwrite each other's
 * files. A lock whose process is gone is taken over.
 *
 * @returns a function that releases the folder
 * @throws a one-line error when a running process has the lock
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = resolve(folder, 'backend.lock');
  if (held.has(lock)) throw inUse(folder, lock, process.pid);
  if (!tryCreate(lock)) {
    const owner = ownerOf(lock);
    if (owner !== process.pid && isAlive(owner)) throw inUse(folder, lock, owner);
    rmSync(lock, { force: true });
    if (!tryCreate(lock)) throw inUse(folder, lock, ownerOf(lock));
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    rmSync(lock, { force: true });
  };
}

function tryCreate(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** NaN when there is no lock or it holds no process id. */
function ownerOf(lock: string): number {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

/** Whether a process with this id is running. */
export function isAlive(processId: number): boolean {
  if (Number.isNaN(processId)) return false;
  try {
    process.kill(processId, 0);
    return !isZombie(processId);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Whether a process has ended but was never reaped, which is common in containers. */
function isZombie(processId: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${processId}/stat`, 'utf8'));
  } catch {
    return false; // only Linux has this file
  }
}

function inUse(folder: string, lock: string, owner: number): Error {
  return new Error(
    `The data folder ${folder} is in use by process ${owner}: stop that backend, or delete ${lock} if that process is not a backend.`,
  );
}
