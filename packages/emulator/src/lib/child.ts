import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { messageOf } from './errors.ts';

/** What a child process reports to its parent. */
export type ChildMessage =
  | { type: 'ready'; port: number }
  | { type: 'failed'; message: string }
  | { type: 'log'; line: string };

export type Child = { port: number; stop(): Promise<void> };

const STOP_LIMIT_MS = 30_000;

/**
 * Starts a TypeScript module as a child process and waits until it is ready.
 *
 * @param options passed to the module as JSON in its first argument
 * @throws the reason that the child reported, on one line
 */
export function startChild(
  module: URL,
  { name, options, log }: { name: string; options: unknown; log: (line: string) => void },
): Promise<Child> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fork(module, [JSON.stringify(options)], {
    execArgv: ['--import', loader],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  let ready = false;
  let stopping = false;
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.trim() !== '') lastWords = line;
      if (ready) log(line);
    });
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(messageOf(error)));
    child.once('exit', (code, signal) => {
      const how = signal ?? `code ${String(code)}`;
      // stderr's last line may arrive after 'exit'; the child emits no 'close' after a disconnect.
      if (!child.stderr || child.stderr.closed) resolve(how);
      else child.stderr.once('close', () => resolve(how));
    });
  });

  async function stop(): Promise<void> {
    stopping = true;
    if (child.connected) child.disconnect();
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
  }

  return new Promise((resolve, reject) => {
    child.on('message', (message: ChildMessage) => {
      if (message.type === 'log') log(message.line);
      else if (message.type === 'ready') {
        ready = true;
        resolve({ port: message.port, stop });
      } else {
        void stop();
        reject(new Error(message.message));
      }
    });
    void ended.then((how) => {
      if (!ready)
        reject(new Error(`${name} did not start (${how})${lastWords && `: ${lastWords}`}`));
      else if (!stopping)
        log(`${name} ended unexpectedly (${how})${lastWords && `: ${lastWords}`}`);
    });
  });
}

/**
 * The child's side. The channel to the parent closes when the parent stops the child or is itself
 * killed; nothing else ends the child. Ctrl-C reaches the whole process group; the child ignores it
 * so that the parent can stop everything in order.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows what its parent sent
export function runChild<Options>(
  start: (
    options: Options,
    report: (message: ChildMessage) => void,
  ) => Promise<{ port: number; stop(): Promise<void> }>,
): void {
  let running: { stop(): Promise<void> } | undefined;
  const end = () => void Promise.resolve(running?.stop()).finally(() => process.exit());
  process.on('SIGINT', () => {});
  process.on('SIGHUP', () => {});
  process.on('disconnect', end);

  const report = (message: ChildMessage) => {
    if (process.connected) process.send?.(message);
  };
  const options = JSON.parse(process.argv[2] ?? 'null') as Options;
  start(options, report).then(
    (started) => {
      running = started;
      if (process.connected) report({ type: 'ready', port: started.port });
      else end();
    },
    (error: unknown) => report({ type: 'failed', message: messageOf(error) }),
  );
}
