import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { codeOf } from './errors.ts';
import { listen } from './ports.ts';

/** Holds the process that has the folder and the port that it listens on. */
export const LOCK_FILE = 'backend.lock';

/**
 * Creates a folder and locks it: two backends in one folder would overwrite each other's files. The
 * lock is a port of this machine, which the lock file names: who listens there has the folder. The
 * system frees the port when the process ends, however it ends, so no lock outlives its owner.
 *
 * Only the owner of the named port changes or removes the file. So whoever has opened the port and
 * then finds it still named there is the owner.
 *
 * @returns a function that releases the folder
 * @throws a one-line error when a running process has the lock
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, LOCK_FILE);
  for (;;) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = read(file);
    const server = createServer((socket) => socket.destroy()).unref();
    let port: number;
    try {
      const choice = { service: 'lock', port: found?.port ?? 0, option: '' };
      port = await listen(server, choice);
    } catch (error) {
      if (!found) throw error;
      throw new Error(
        `The data folder ${folder} is in use by process ${found.owner || '?'}: stop that backend, or delete ${file} if that process is not a backend.`,
        { cause: error },
      );
    }
    const isOurs = found ? read(file)?.port === port : create(file, port);
    if (isOurs) {
      if (found) writeFileSync(file, content(port));
      return () => {
        rmSync(file, { force: true });
        server.close();
      };
    }
    server.close();
  }
}

const content = (port: number) => `${process.pid} ${port}`;

function read(file: string): { owner: string; port: number } | undefined {
  try {
    const [owner = '', port] = readFileSync(file, 'utf8').split(' ');
    return { owner, port: Number(port) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the file is ours: someone else may have created it, or removed the folder, just now. */
function create(file: string, port: number): boolean {
  try {
    writeFileSync(file, content(port), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
