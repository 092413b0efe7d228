import { spawn, type ChildProcess } from 'node:child_process';
import { root } from './root.ts';

/** A child in a process group of its own, so that ending it also ends its children. */
export interface Child {
  name: string;
  process: ChildProcess;
  /** Its output so far, at most the last 64 kB. */
  output(): string;
  /** Resolves with its exit code once it has ended; `null` if a signal ended it. */
  ended: Promise<number | null>;
  /** Ends it and all of its children; resolves when it is gone. */
  stop(): Promise<void>;
}

const MAX_OUTPUT = 64 * 1024;
const PATIENCE_MS = 5000;
const ownGroup = process.platform !== 'win32';

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (ownGroup && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has already ended.
  }
}

/** Starts a script in Node and keeps its output instead of printing it. */
export function startNode(
  name: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; onOutput?: (text: string) => void } = {},
): Child {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
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
  return {
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
}

/** The result of a command that has ended. */
export interface RunResult {
  code: number | null;
  output: string;
  seconds: number;
}

const running = new Set<Child>();

/** Runs a script in Node until it ends. */
export async function runNode(
  name: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<RunResult> {
  const start = performance.now();
  const child = startNode(name, args, options);
  running.add(child);
  try {
    const code = await child.ended;
    return { code, output: child.output(), seconds: (performance.now() - start) / 1000 };
  } finally {
    running.delete(child);
  }
}

/** Ends the processes that `runNode` is running. */
export async function stopRunning(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()));
}

/** For commands that end by themselves: Ctrl-C ends `runNode`'s processes, then this one. */
export function endChildrenOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void stopRunning().then(() => process.exit(130));
    });
  }
}
