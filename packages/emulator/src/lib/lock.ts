import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './errors.ts';

/** The file that names the process which uses the folder. */
export const LOCK_FILE = 'backend.lock';

/**
 * Creates a folder and locks it: two backends in one folder would overwrite each other's files. The
 * lock of a process that has ended is free.
 *
 * @returns a function that releases the folder
 * @throws a one-line error when a running process has the lock
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, LOCK_FILE);
  const owner = readOwner(file);
  if (owner !== undefined && isRunning(owner)) {
    throw new Error(
      `The data folder ${folder} is in use by process ${owner}: stop that backend, or delete ${file} if that process is not a backend.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function readOwner(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    // Sends nothing, and fails if there is no such process.
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
