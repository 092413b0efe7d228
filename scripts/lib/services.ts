import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend } from '@rapport/emulator';
import { stopRunning, type Child } from './children.ts';
import { official, projectId } from './embedded.ts';
import { accepts } from './ports.ts';
import { waitForHttp } from './probe.ts';
import { dataFolder, rulesFile, StopError } from './root.ts';

const LIMIT_MS = 60_000;

/** Whether what the services write is shown. */
export const verbose = process.argv.includes('--verbose');

/** The services of one command: they are shown when they answer, and end together. */
export interface Services {
  /** Aborted once the end has begun. */
  closing: AbortSignal;
  /** Runs when everything ends. */
  onClose(close: () => Promise<unknown>): void;
  /** Prints an address that answers, and the seconds it took. */
  ready(name: string, address: string): void;
  /** Prints what a service wrote. */
  note(service: string, text: string): void;
  /** Ends everything if this child ends. */
  watchChild(child: Child): void;
  /** Starts the embedded backend on the data folder, and ends everything if it ends. */
  startBackend(ports: { auth: number; firestore: number }): Promise<void>;
  /** Runs the start-up; a failure of it ends everything with one line. */
  run(start: () => Promise<void>): Promise<void>;
}

/** Takes the stop signals for a command that keeps running until Ctrl-C. */
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
    // A second Ctrl-C does not wait.
    if (closing.signal.aborted) process.exit(130);
    console.log('\nEnding everything …');
    void closeAll().then(() => process.exit(0));
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  void endWithParent();

  /** Told to end, npm ends its shell only; what the shell had started would run on unseen. */
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

  /** Nothing connects any more, twice in a row in case once was chance: it has ended. */
  async function watchPort(name: string, port: number): Promise<void> {
    let refusals = 0;
    while (!closing.signal.aborted && refusals < 2) {
      await sleep(2000, undefined, { ref: false });
      refusals = (await accepts(port, '127.0.0.1')) ? 0 : refusals + 1;
    }
    await fail(`${name} has ended, so everything was ended. With --verbose you see what it wrote.`);
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
        return fail(`${child.name} has ended (exit code ${code}), so everything was ended.`);
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
            `\nReady: project ${projectId}, whose accounts and profiles are kept in ${dataFolder}.`,
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
