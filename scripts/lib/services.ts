import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend } from '@rapport/emulator';
import { stopRunning, type Child } from '@rapport/tooling/children';
import { accepts } from '@rapport/tooling/ports';
import { waitForHttp } from '@rapport/tooling/probe';
import { StopError } from '@rapport/tooling/root';
import { official, projectId } from './embedded.ts';
import { dataFolder, rulesFile } from './paths.ts';

const LIMIT_MS = 60_000;

/** Whether to print the services' output. */
export const verbose = process.argv.includes('--verbose');

/** The services of one command. Each one is printed once it responds. All end together. */
export interface Services {
  /** Aborted once the services begin to end. */
  closing: AbortSignal;
  /** Registers a function to call when everything ends. */
  onClose(close: () => Promise<unknown>): void;
  /** Prints the address of a service that responds, and how many seconds it took. */
  ready(name: string, address: string): void;
  /** Prints a service's output. */
  note(service: string, text: string): void;
  /** Ends everything if this child ends. */
  watchChild(child: Child): void;
  /** Starts the embedded backend on the data folder, and ends everything if it ends. */
  startBackend(ports: { auth: number; firestore: number }): Promise<void>;
  /** Runs the startup. If it fails, prints one line and ends everything. */
  run(start: () => Promise<void>): Promise<void>;
}

/** Handles the stop signals for a command that runs until Ctrl-C. */
export function openServices(): Services {
  const begin = performance.now();
  const closing = new AbortController();
  const closers: (() => Promise<unknown>)[] = [];

  async function closeAll(): Promise<void> {
    closing.abort();
    await Promise.allSettled([stopRunning(), ...closers.map((close) => close())]);
  }

  async function fail(line: string): Promise<void> {
    if (closing.signal.aborted) return;
    await closeAll();
    console.error(`\n${line}`);
    process.exit(1);
  }

  function stop(): void {
    // A second Ctrl-C exits at once.
    if (closing.signal.aborted) process.exit(130);
    console.log('\nStopping everything …');
    void closeAll().then(() => process.exit(0));
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  void endWithParent();

  /** Ends everything with its parent. A stopped npm ends only its shell, not the shell's processes. */
  async function endWithParent(): Promise<void> {
    const parent = process.ppid;
    if (!process.env['npm_lifecycle_event']) return;
    while (process.ppid === parent) await sleep(500, undefined, { ref: false });
    if (!closing.signal.aborted) stop();
  }

  function note(service: string, text: string): void {
    for (const line of text.split('\n')) if (line.trim()) console.log(`  ${service} | ${line}`);
  }

  function ready(name: string, address: string): void {
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`  ${name.padEnd(16)}${address.padEnd(26)}${seconds.padStart(6)} s`);
  }

  /** Treats a service as ended after two failed connections in a row, because one may be chance. */
  async function watchPort(name: string, port: number): Promise<void> {
    let refusals = 0;
    while (!closing.signal.aborted && refusals < 2) {
      await sleep(2000, undefined, { ref: false });
      refusals = (await accepts(port, '127.0.0.1')) ? 0 : refusals + 1;
    }
    await fail(`${name} has ended, so everything was stopped. Use --verbose to see its output.`);
  }

  return {
    closing: closing.signal,
    onClose: (close) => void closers.push(close),
    ready,
    note,
    watchChild(child) {
      void child.ended.then((code) => {
        if (closing.signal.aborted) return undefined;
        note(child.name, child.output());
        return fail(`${child.name} has ended (exit code ${code}), so everything was stopped.`);
      });
    },
    async startBackend(ports) {
      const backend = await startBackend({
        projectId,
        authPort: ports.auth,
        firestorePort: ports.firestore,
        dataDir: dataFolder,
        official,
        rulesFile,
        ...(verbose && { log: (line: string) => note('Backend', line) }),
      });
      closers.push(() => backend.stop());
      const parts = [
        { name: 'Auth emulator', address: backend.authUrl, port: ports.auth },
        { name: 'Firestore', address: `http://${backend.firestoreHost}`, port: ports.firestore },
      ];
      for (const { name, address, port } of parts) {
        await waitForHttp(address, LIMIT_MS, closing.signal);
        ready(name, address);
        void watchPort(name, port);
      }
    },
    async run(start) {
      try {
        await start();
        if (!closing.signal.aborted) {
          console.log(
            `\nReady: project ${projectId}. Its accounts, profiles and forms are kept in ${dataFolder}.`,
          );
        }
      } catch (error) {
        const { message, stack } = error as Error;
        await fail(
          `Rapport could not start: ${verbose && !(error instanceof StopError) ? stack : message}`,
        );
      }
    },
  };
}
