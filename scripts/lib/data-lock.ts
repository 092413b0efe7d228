import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFolder, root, StopError } from './root.ts';

/** Beside the data rather than in it, so that emptying the one leaves the other. */
const file = join(root, '.cache', 'data-in-use.json');

interface Owner {
  pid: number;
  command: string;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    // Linux: in a new container the number may long belong to something else.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('bootstrap.mjs');
  } catch {
    return true;
  }
}

/** Who uses the data folder now, if anyone does. */
export function dataOwner(): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    return owner.pid !== process.pid && isAlive(owner.pid) ? owner : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param wanted what cannot be done meanwhile, to begin the message with
 * @throws StopError when another command of this checkout uses the data folder.
 */
export function assertDataFree(wanted: string): void {
  const owner = dataOwner();
  if (!owner) return;
  throw new StopError(
    `${wanted}: \`npm ${owner.command}\` is running here (process ${owner.pid}) and uses ${dataFolder}. End it with Ctrl-C first; if it is long gone, delete ${file}.`,
  );
}

/** Marks the data folder as used by this process; returns the way to give it back. */
export function lockData(command: string): () => void {
  assertDataFree(`\`npm ${command}\` cannot start`);
  mkdirSync(dirname(file), { recursive: true });
  const owner: Owner = { pid: process.pid, command };
  writeFileSync(file, JSON.stringify(owner));
  return () => rmSync(file, { force: true });
}
