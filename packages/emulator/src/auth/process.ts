import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { runChild } from '../lib/child.ts';
import { messageOf } from '../lib/errors.ts';
import { serveLocally } from '../lib/local-server.ts';
import { lockFolder } from '../lib/lock.ts';
import type { PortChoice } from '../lib/ports.ts';
import { openAccounts } from './accounts.ts';
import { loadEmulator } from './emulator.ts';

export type AuthOptions = { projectId: string; port: PortChoice; dataDir: string | null };

// The child process that runs Google's Auth emulator.
runChild<AuthOptions>(async ({ projectId, port, dataDir }, report) => {
  const log = (line: string) => report({ type: 'log', line: `Auth: ${line}` });
  if (dataDir !== null) process.once('exit', lockFolder(dataDir, 'auth'));
  const store = openAccounts(dataDir && join(dataDir, 'accounts.json'));
  const emulator = await loadEmulator(projectId, store, log);

  const server = await serveLocally((request, response) => {
    beforeAnswer(response, () => {
      try {
        emulator.save();
      } catch (error) {
        // A response would imply that the account was saved.
        log(
          `the accounts could not be written (${messageOf(error)}); the request was not answered.`,
        );
        response.destroy();
      }
    });
    emulator.handle(request, response);
  }, port);
  return {
    port: server.port,
    async stop() {
      await server.stop();
      store.close();
    },
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
