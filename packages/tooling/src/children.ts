import { spawn, type ChildProcess } from 'node:child_process';
import { root } from './root.ts';

/** A child in its own process group, so that ending the child also ends its children. */
export interface Child {
  name: string;
  process: ChildProcess;
  /** Returns its output so far, at most the last 64 kB. */
  output(): string;
  /** Resolves with its exit code once it has ended; `null` if a signal ended it. */
  ended: Promise<number | null>;
  /** Ends it and all of its children; resolves when it is gone. */
  stop(): Promise<void>;
}

const MAX_OUTPUT = 64 * 1024;
const PATIENCE_MS = 5000;
const ownGroup = process.platform !== 'win32';

const running = new Set<Child>();

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (ownGroup && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The process has already ended.
  }
}

interface StartOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  onOutput?: (text: string) => void;
}

/** Starts a script in Node and keeps its output instead of printing it. */
export const startNode = (name: string, args: string[], options?: StartOptions): Child =>
  startCommand(name, process.execPath, args, options);

/** Starts a command, such as npm, and keeps its output instead of printing it. */
export function startCommand(
  name: string,
  command: string,
  args: string[],
  options: StartOptions = {},
): Child {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
    // On Windows npm is a batch file.
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  let output = '';
  const collect = (data: string) => {
    output = (output + data).slice(-MAX_OUTPUT);
    options.onOutput?.(data);
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
  const started: Child = {
    name,
    process: child,
    output: () => output,
    ended,
    async stop() {
      signalGroup(child, 'SIGTERM');
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), PATIENCE_MS);
      await ended.catch(() => null);
      clearTimeout(timer);
      // End children that outlived it.
      signalGroup(child, 'SIGKILL');
    },
  };
  running.add(started);
  const forget = () => running.delete(started);
  void ended.then(forget, forget);
  return started;
}

/** The result of a command that has ended. */
export interface RunResult {
  code: number | null;
  output: string;
  seconds: number;
}

/** Runs a script in Node until it ends. */
export const runNode = (name: string, args: string[], options?: StartOptions): Promise<RunResult> =>
  runCommand(name, process.execPath, args, options);

/** Runs a command, such as npm, until it ends. */
export async function runCommand(
  name: string,
  command: string,
  args: string[],
  options?: StartOptions,
): Promise<RunResult> {
  const start = performance.now();
  const child = startCommand(name, command, args, options);
  const code = await child.ended;
  return { code, output: child.output(), seconds: (performance.now() - start) / 1000 };
}

/** Ends all running children. */
export async function stopRunning(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()));
}

/** Makes Ctrl-C end this process's children, then this process. For commands that end on their own. */
export function endChildrenOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void stopRunning().then(() => process.exit(130));
    });
  }
}
