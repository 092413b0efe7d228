import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './errors.ts';
import { isAlive, startOf } from './processes.ts';

/** What a process locks: the whole folder, or its part of it as a child of the backend. */
export const LOCKED_PARTS = ['backend', 'auth', 'firestore'] as const;
export type LockedPart = (typeof LOCKED_PARTS)[number];

/**
 * A process's claim on a folder: its id, when it started, and a random part. No name is ever used
 * twice, so the claim of a process that is gone can be removed at any time, by anyone.
 */
const CLAIM = /^(backend|auth|firestore)-(\d+)-(\d*)-[\da-f-]{36}\.lock$/;

/** The one lock file of earlier versions, which holds a process id. */
const EARLIER = 'backend.lock';

/** How long to wait for others that want the folder too; they need milliseconds. */
const LIMIT_MS = 5000;
/** How long to wait for the child of a backend that was killed; it ends when it notices. */
const CHILD_LIMIT_MS = 15_000;
const PAUSE_MS = 5;

/** The claims of this process. Any other with its id is from an earlier process with that id. */
const ours = new Set<string>();

/** Whether a file of this name is part of a lock. */
export function isLockFile(name: string): boolean {
  return name === EARLIER || CLAIM.test(name);
}

/**
 * Creates the data folder and locks it: two backends in one folder would overwrite each other's
 * files. The lock of a process that is gone is taken over. A child of the backend locks its part for
 * itself, because it may outlive a backend that is killed for a moment.
 *
 * Why no two processes can both have the lock: each creates its claim, then lists the folder, and
 * has the lock only if this list holds its own claim and no other of a running process. A claim
 * stays until it is given up, so of two processes the one that listed last has seen the other's.
 * Why one of them gets it: while claims meet, the lowest name stays and the others withdraw.
 *
 * @returns a function that releases the folder
 * @throws a one-line error when a running process has the lock
 */
export function lockFolder(folder: string, part: LockedPart = 'backend'): () => void {
  const name = `${part}-${process.pid}-${startOf(process.pid) ?? ''}-${randomUUID()}.lock`;
  const claim = join(folder, name);
  const withdraw = () => {
    ours.delete(name);
    rmSync(claim, { force: true });
  };
  const begin = Date.now();
  const isTooLong = () => Date.now() - begin > (part === 'backend' ? LIMIT_MS : CHILD_LIMIT_MS);
  for (;;) {
    const claims = readClaims(folder, part);
    const others = claims.filter((other) => other !== name);
    const holder = others.find(
      (other) => isTooLong() || (part === 'backend' && isHeld(folder, other)),
    );
    if (holder !== undefined) {
      withdraw();
      throw inUse(folder, holder);
    }
    const isClaimed = others.length < claims.length;
    if (isClaimed && others.length === 0) {
      writeFileSync(claim, 'held');
      return withdraw;
    }
    const isLowest = others.every((other) => name < other);
    if (isClaimed && !isLowest) withdraw();
    // Listed again after this: only a list made after the claim counts.
    if (!isClaimed && isLowest) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      ours.add(name);
      create(claim);
    } else pause();
  }
}

/** The folder may be removed between the two calls; the next round creates it again. */
function create(claim: string): void {
  try {
    writeFileSync(claim, '', { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** The claims of running processes on a part; removes all others. */
function readClaims(folder: string, part: LockedPart): string[] {
  return readNames(folder).filter((name) => {
    if (!isLockFile(name) || !name.startsWith(part)) return false;
    const isLive = ours.has(name) || belongsToOther(folder, name);
    if (!isLive) rmSync(join(folder, name), { force: true });
    return isLive;
  });
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function belongsToOther(folder: string, name: string): boolean {
  const owner = ownerOf(folder, name);
  if (owner === process.pid || !isAlive(owner)) return false;
  const started = CLAIM.exec(name)?.[3];
  const now = startOf(owner);
  // An id is given to a new process in time, in a container at once.
  return !started || now === undefined || started === now;
}

/** NaN when an earlier version's lock holds no process id. */
function ownerOf(folder: string, name: string): number {
  const owner = CLAIM.exec(name)?.[2] ?? readText(join(folder, name));
  return Number.parseInt(owner, 10);
}

/** Whether the owner is past the decision. It only shortens the wait; a claim is what counts. */
function isHeld(folder: string, name: string): boolean {
  return name === EARLIER || readText(join(folder, name)) === 'held';
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // released in this moment
  }
}

/** Blocks this thread, which has nothing to do before the folder is locked. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}

function inUse(folder: string, name: string): Error {
  return new Error(
    `The data folder ${folder} is in use by process ${ownerOf(folder, name)}: stop that backend, or delete ${join(folder, name)} if that process is not a backend.`,
  );
}
