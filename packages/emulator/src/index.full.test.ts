// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Backend, BackendOptions } from './index.ts';
import {
  PROJECT,
  RULES_FILE,
  createClient,
  freePort,
  newEmail,
  signUp,
  startTestBackend,
} from './testing/client.ts';
import type { Client } from './testing/client.ts';

/** How long something immediate may take on a busy machine. */
const LIMIT_MS = 60_000;
vi.setConfig({ testTimeout: 5 * LIMIT_MS, hookTimeout: LIMIT_MS });

let dataDir: string;
const cleanups: (() => unknown)[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const backend = await startTestBackend({ dataDir, rulesFile: RULES_FILE, ...options });
  cleanups.push(() => backend.stop());
  return backend;
}

function connect(backend: Backend): Client {
  const client = createClient(backend);
  cleanups.push(() => client.close());
  return client;
}

async function isOpen(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

describe('data from one run is there in the next', () => {
  test('even if it is killed as soon as the responses arrive', async () => {
    const ports = { authPort: await freePort(), firestorePort: await freePort() };
    const options = { projectId: PROJECT, dataDir, rulesFile: RULES_FILE, ...ports };
    const index = new URL('./index.ts', import.meta.url).href;
    const code = `
      const { startBackend } = await import(${JSON.stringify(index)});
      await startBackend(${JSON.stringify(options)});
      console.log('ready');`;
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    cleanups.push(() => child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    const before = connect({
      authUrl: `http://127.0.0.1:${ports.authPort}`,
      firestoreHost: `127.0.0.1:${ports.firestorePort}`,
      stop: async () => {},
    });
    const email = newEmail();
    const user = await signUp(before, email);
    await updateProfile(user, { displayName: 'Ada Lovelace' });
    const profile = { email, name: 'Ada Lovelace' };
    await setDoc(doc(before.db, 'users', user.uid), profile);
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;

    const backend = await start(ports);
    const after = connect(backend);
    const { user: again } = await signInWithEmailAndPassword(after.auth, email, 'correct horse');
    expect(again).toMatchObject({ uid: user.uid, displayName: 'Ada Lovelace', email });
    expect((await getDoc(doc(after.db, 'users', user.uid))).data()).toEqual(profile);
    // The old session continues: neither its ID token nor its refresh token was revoked.
    await reload(user);
    expect(await user.getIdToken(true)).toBeTruthy();
    await expect(
      createUserWithEmailAndPassword(after.auth, email, 'another one'),
    ).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
  });

  test('a deleted account stays deleted', async () => {
    const first = await start();
    const client = connect(first);
    const email = newEmail();
    await deleteUser(await signUp(client, email));
    await first.stop();
    const next = connect(await start());
    await expect(
      signInWithEmailAndPassword(next.auth, email, 'correct horse'),
    ).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  test('unless there is no data folder', async () => {
    await signUp(connect(await start({ dataDir: null })));
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('accounts behave as in a real project', () => {
  test('only sign-up reveals whether an address has an account', async () => {
    const lines: string[] = [];
    const client = connect(await start({ dataDir: null, log: (line) => lines.push(line) }));
    const email = newEmail();
    await signUp(client, email);
    const invalid = { code: 'auth/invalid-credential' };
    await expect(signInWithEmailAndPassword(client.auth, email, 'wrong one')).rejects.toMatchObject(
      invalid,
    );
    await expect(
      signInWithEmailAndPassword(client.auth, newEmail(), 'wrong one'),
    ).rejects.toMatchObject(invalid);
    await expect(sendPasswordResetEmail(client.auth, newEmail())).resolves.toBeUndefined();
    await expect(signUp(client, email)).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    expect(lines).toEqual([]);
    // No mail is sent; the link is in the log.
    await sendPasswordResetEmail(client.auth, email);
    await vi.waitFor(
      () => expect(lines).toEqual([expect.stringMatching(`^Auth: .*${email}.*mode=resetPassword`)]),
      LIMIT_MS,
    );
  });
});

describe('refuses to start, with a one-line reason', () => {
  test.each(['accounts.json', 'documents.json'])(
    'with a damaged %s, which it does not change',
    async (name) => {
      const file = join(dataDir, name);
      for (const content of [
        '{"format":1,',
        '',
        '[]',
        '{"format":1}',
        '{"format":1,"accounts":[{}],"documents":{"a":{}}}',
      ]) {
        writeFileSync(file, content);
        await expect(start()).rejects.toThrow(
          new RegExp(
            `^The data file ${file} is damaged \\(.+\\): repair it, or move it away to start with empty data\\.$`,
          ),
        );
        expect(readFileSync(file, 'utf8')).toBe(content);
      }
      rmSync(file);
      await start();
    },
  );

  test.each(['authPort', 'firestorePort'])('when %s is in use', async (option) => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    cleanups.push(() => taken.close());
    const { port } = taken.address() as AddressInfo;
    await expect(start({ [option]: port })).rejects.toThrow(
      new RegExp(
        `^Port ${port} for the .+ is taken by another program: stop that program, or set ${option} to a free port\\.$`,
      ),
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('when the data folder is in use', async () => {
    await start();
    await expect(start()).rejects.toThrow(
      /^The data folder .+ is in use by process \d+: stop that backend, or delete .+backend\.lock if that process is not a backend\.$/,
    );
  });

  test('with an invalid rules file', async () => {
    const rulesFile = join(dataDir, 'wrong.rules');
    writeFileSync(
      rulesFile,
      "rules_version = '2'; service cloud.firestore { match /a/{b} { allow get: if peek(b); } }",
    );
    await expect(start({ rulesFile })).rejects.toThrow(
      `${rulesFile}:1:77: the embedded evaluator does not know the function peek()`,
    );
  });

  test("with Google's Firestore emulator and no Java", async () => {
    vi.stubEnv('PATH', dataDir);
    cleanups.push(() => vi.unstubAllEnvs());
    await expect(start({ official: true })).rejects.toThrow(
      /^Google's Firestore emulator needs Java \d+, which is not installed: install it, or leave out the option "official"/,
    );
  });
});

describe('stopping', () => {
  test('twice does no harm, and the ports are free afterwards', async () => {
    const backend = await start();
    await Promise.all([backend.stop(), backend.stop()]);
    await backend.stop();
    expect(await isOpen(Number(new URL(backend.authUrl).port))).toBe(false);
    expect(await isOpen(Number(backend.firestoreHost.split(':')[1]))).toBe(false);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
