/** Tests the commands as a developer runs them: start, Ctrl-C, start again, reset. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBackend } from '@rapport/emulator';
import { freePort, newEmail } from '@rapport/emulator/testing';
import { runNode, startNode, type Child } from '@rapport/tooling/children';
import { isFree } from '@rapport/tooling/ports';
import { projectId } from './lib/embedded.ts';
import { rulesFile } from './lib/paths.ts';

/** Allows for a slow, busy machine; a start usually takes seconds. */
const LIMIT_MS = 150_000;
vi.setConfig({ testTimeout: 2 * LIMIT_MS, hookTimeout: LIMIT_MS });

const folder = mkdtempSync(join(tmpdir(), 'rapport-'));
const DATA_DIR = join(folder, 'data');
const PORTS = ['SITE_PORT', 'STORYBOOK_PORT', 'AUTH_PORT', 'FIRESTORE_PORT'] as const;
let ports: Record<(typeof PORTS)[number], number>;

/** Returns the environment of a terminal, without the test runner's variables. */
const environment = () => ({
  ...Object.fromEntries(Object.keys(process.env).flatMap(without)),
  ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  DATA_DIR,
});
const without = (name: string) =>
  /^(VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name)
    ? [[name, undefined] as const]
    : [];

const command = (name: string, env: NodeJS.ProcessEnv = {}) =>
  runNode(name, ['scripts/bootstrap.mjs', name], { env: { ...environment(), ...env } });

const started: Child[] = [];

async function start(): Promise<Child> {
  const child = startNode('start', ['scripts/bootstrap.mjs', 'start'], { env: environment() });
  started.push(child);
  await vi.waitFor(
    () => {
      if (child.process.exitCode !== null) throw new Error(child.output());
      expect(child.output()).toContain('\nReady: ');
    },
    { timeout: LIMIT_MS, interval: 100 },
  );
  return child;
}

/** Sends SIGINT to the whole process group, as a terminal does. */
const pressCtrlC = ({ process: { pid } }: Child) => process.kill(-pid!, 'SIGINT');

/** Makes one of the two Auth calls that take an email address and a password. */
const account = (call: 'signUp' | 'signInWithPassword', email: string) =>
  fetch(
    `http://127.0.0.1:${ports.AUTH_PORT}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'correct horse' }),
    },
  );

/** Runs the embedded backend alone on the data folder that `npm start` uses. */
async function withBackend<T>(run: () => Promise<T>): Promise<T> {
  const backend = await startBackend({
    projectId,
    authPort: ports.AUTH_PORT,
    firestorePort: ports.FIRESTORE_PORT,
    dataDir: DATA_DIR,
    rulesFile,
  });
  try {
    return await run();
  } finally {
    await backend.stop();
  }
}

const textAt = async (port: number, path = '/') => {
  // Not `localhost`: it has two addresses, and Node drops the one that a busy process answers late.
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(response.status).toBe(200);
  return response.text();
};

beforeAll(async () => {
  ports = Object.fromEntries(
    await Promise.all(PORTS.map(async (name) => [name, await freePort()])),
  ) as typeof ports;
});

afterAll(async () => {
  await Promise.all(started.map((child) => child.stop()));
  rmSync(folder, { recursive: true });
});

describe('npm start', () => {
  test('prints four working URLs, stops on Ctrl-C and keeps accounts from start to start', async () => {
    const [early, late] = [newEmail(), newEmail()];
    await withBackend(() => account('signUp', early));

    const running = await start();
    for (const name of PORTS) expect(running.output()).toContain(`:${ports[name]} `);
    expect(await textAt(ports.SITE_PORT)).toContain('<div id="root"');
    expect(await textAt(ports.STORYBOOK_PORT, '/index.json')).toContain('"entries"');
    expect((await account('signInWithPassword', early)).status).toBe(200);
    expect((await account('signUp', late)).status).toBe(200);

    const refused = await command('reset');
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^Nothing was removed\. The data folder .+ is in use .+\n$/);

    pressCtrlC(running);
    expect(await running.ended).toBe(0);
    expect(await Promise.all(PORTS.map((name) => isFree(ports[name])))).toEqual([
      true,
      true,
      true,
      true,
    ]);

    const signedIn = await withBackend(() => account('signInWithPassword', late));
    expect(signedIn.status).toBe(200);
  });

  test.each(PORTS)('says in one line that %s is taken and what to do', async (name) => {
    const server = createServer().listen(ports[name], '127.0.0.1');
    await once(server, 'listening');
    const { code, output } = await command('start');
    server.close();
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(
        `^Port ${ports[name]}, needed for .+, is taken: .+ ${name}=${ports[name] + 1}\\.\n$`,
      ),
    );
  });
});

describe('npm run reset', () => {
  test('removes only files of the backend', async () => {
    const other = mkdtempSync(join(folder, 'other-'));
    writeFileSync(join(other, 'thesis.txt'), 'three years');
    const { code, output } = await command('reset', { DATA_DIR: other });
    expect(code).toBe(1);
    expect(output).toMatch(/^Nothing was removed\. .+ holds thesis\.txt, .+\n$/);
  });

  test('empties the folder and has nothing to do the second time', async () => {
    expect(await command('reset')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Removed /) as string,
    });
    expect(await command('reset')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Nothing to remove/) as string,
    });
  });
});
