import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { codeOf } from './errors.ts';
import { listen } from './ports.ts';

/** The file that names the folder's owner process and its port. */
export const LOCK_FILE = 'backend.lock';

/**
 * Creates a folder and locks it: two backends in one folder would overwrite each other's files. The
 * lock is a port of this machine, which the lock file names: the process that listens on it owns the
 * folder. The system frees the port however the process ends, so no lock outlives its owner.
 *
 * Only the owner of the named port changes or removes the file. So a process owns the folder if it
 * opens the port and then finds the port still named in the file.
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

/** Creates the file. Returns false if another process has just created it or removed the folder. */
function create(file: string, port: number): boolean {
  try {
    writeFileSync(file, content(port), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
