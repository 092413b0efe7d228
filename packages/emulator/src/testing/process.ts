import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Backend, BackendOptions } from '../index.ts';

/** Where a backend responds. */
export type Addresses = Pick<Backend, 'authUrl' | 'firestoreHost'>;

export type BackendProcess = {
  /** The leader of its own process group. */
  child: ChildProcess;
  /** Its addresses once it responds; rejects when the process ends before that. */
  ready: Promise<Addresses>;
};

/** Starts a backend in its own process, so that tests can interrupt or kill it. */
export function spawnBackend(
  options: Omit<BackendOptions, 'log'>,
  env: NodeJS.ProcessEnv = process.env,
): BackendProcess {
  const index = new URL('../index.ts', import.meta.url).href;
  const code = `
    const { startBackend } = await import(${JSON.stringify(index)});
    const backend = await startBackend(${JSON.stringify(options)});
    console.log(JSON.stringify(backend));
  `;
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(
    process.execPath,
    ['--import', loader, '--input-type=module', '--eval', code],
    { stdio: ['ignore', 'pipe', 'inherit'], detached: true, env },
  );
  async function untilReady(): Promise<Addresses> {
    for await (const line of createInterface({ input: child.stdout })) {
      return JSON.parse(line) as Addresses;
    }
    throw new Error('the backend did not start');
  }
  return { child, ready: untilReady() };
}
