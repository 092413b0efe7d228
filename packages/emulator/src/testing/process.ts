import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Backend, BackendOptions } from '../index.ts';

export type Spawned<Result> = {
  /** The leader of its own process group. */
  child: ChildProcess;
  /** The call's result. Rejects when the process ends first. */
  ready: Promise<Result>;
};

/** Starts a backend in its own process, so that tests can interrupt or kill it. */
export function spawnBackend(
  options: Omit<BackendOptions, 'log'>,
): Spawned<Pick<Backend, 'authUrl' | 'firestoreHost'>> {
  return spawnCall('../index.ts', 'startBackend', options);
}

/** Calls an async function of a module in a separate process, which then keeps running. */
export function spawnCall<Result>(
  module: string,
  name: string,
  argument: unknown,
): Spawned<Result> {
  const code = `
    const module = await import(${JSON.stringify(new URL(module, import.meta.url).href)});
    const result = await module.${name}(${JSON.stringify(argument)});
    console.log(JSON.stringify(result) ?? null);
    process.stdin.resume();
  `;
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(
    process.execPath,
    ['--import', loader, '--input-type=module', '--eval', code],
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  );
  async function untilReady(): Promise<Result> {
    for await (const line of createInterface({ input: child.stdout })) {
      return JSON.parse(line) as Result;
    }
    throw new Error(`${name} failed`);
  }
  return { child, ready: untilReady() };
}
