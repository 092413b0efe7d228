import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { messageOf } from '../lib/errors.ts';
import type { PortChoice } from '../lib/ports.ts';

export type AuthOptions = { projectId: string; port: PortChoice; dataDir: string | null };

/** What the worker reports: the port once it answers, and lines for the log. */
export type AuthMessage = { port: number } | { line: string };

const WORKER = new URL('./worker.mjs', import.meta.url);

/**
 * Starts Google's Auth emulator in a thread: loading it takes seconds. A thread cannot outlive this
 * process, and whatever has been answered is on disk, so that it can be stopped at any time.
 */
export function startAuth(
  options: AuthOptions,
  log: (line: string) => void,
): Promise<{ port: number; stop(): Promise<void> }> {
  const worker = new Worker(WORKER, {
    workerData: options,
    execArgv: [], // not all of this process's options may be given to a thread
    stdout: true,
    stderr: true,
  });
  createInterface({ input: worker.stderr }).on('line', log);
  worker.stdout.resume();
  const stop = async () => void (await worker.terminate());
  return new Promise((resolve, reject) => {
    let ready = false;
    const fail = (reason: string) => {
      if (ready) log(`The Auth emulator ended unexpectedly: ${reason}`);
      else reject(new Error(reason));
    };
    worker.on('message', (message: AuthMessage) => {
      if ('line' in message) return log(message.line);
      ready = true;
      return resolve({ port: message.port, stop });
    });
    worker.once('error', (error) => fail(messageOf(error)));
  });
}
