import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../lib/errors.ts';
import { serveLocally } from '../lib/local-server.ts';
import { loadEmulator } from './emulator.ts';
import type { AuthMessage, AuthOptions } from './start.ts';

// The worker thread that runs Google's Auth emulator.
const { projectId, port, dataDir } = workerData as AuthOptions;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
const report = (message: AuthMessage) => parentPort?.postMessage(message);
const log = (line: string) => report({ line: `Auth: ${line}` });

const file = dataDir && join(dataDir, 'accounts.json');
const emulator = await loadEmulator(projectId, file, log);
const server = await serveLocally((request, response) => {
  beforeAnswer(response, () => {
    try {
      emulator.save();
    } catch (error) {
      // A response would imply that the account was saved.
      log(`the accounts could not be written (${messageOf(error)}); the request was not answered.`);
      response.destroy();
    }
  });
  emulator.handle(request, response);
}, port);
report({ port: server.port });

/** Runs a function just before the first byte of a response is sent. */
function beforeAnswer(response: ServerResponse, run: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    run();
    return writeHead(...args);
  };
}
