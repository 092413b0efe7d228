import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { runChild } from '../lib/child.ts';
import { messageOf } from '../lib/errors.ts';
import { listen } from '../lib/ports.ts';
import type { PortChoice } from '../lib/ports.ts';
import { createAccountWriter, readAccounts } from './accounts.ts';
import { loadEmulator } from './emulator.ts';

export type AuthOptions = { projectId: string; port: PortChoice; dataDir: string | null };

// The child process that runs Google's Auth emulator.
runChild<AuthOptions>(async ({ projectId, port, dataDir }, report) => {
  const log = (line: string) => report({ type: 'log', line: `Auth: ${line}` });
  const file = dataDir === null ? null : join(dataDir, 'accounts.json');
  const accounts = file === null ? [] : readAccounts(file);
  const emulator = await loadEmulator(projectId, accounts, log);
  const write = file === null ? () => {} : createAccountWriter(file, emulator.accounts());

  const server = createServer((request, response) => {
    beforeAnswer(response, () => {
      try {
        write(emulator.accounts());
      } catch (error) {
        // A response would imply that the account was saved.
        log(
          `the accounts could not be written (${messageOf(error)}); the request was not answered.`,
        );
        response.destroy();
      }
    });
    emulator.handle(request, response);
  });
  return {
    port: await listen(server, port),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
});

/** Runs a function just before the first byte of a response is sent. */
function beforeAnswer(response: ServerResponse, run: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    run();
    return writeHead(...args);
  };
}
