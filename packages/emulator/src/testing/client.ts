import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { startBackend } from '../index.ts';
import type { Backend, BackendOptions } from '../index.ts';
import { assertPortFree } from '../lib/ports.ts';

/** The project of the test backends and their clients. */
export const PROJECT = 'demo-test';

/** The rules of the emulator's own tests. */
export const RULES_FILE = fileURLToPath(new URL('./firestore.rules', import.meta.url));

/** Only the rules have no default. */
export type TestBackendOptions = Pick<BackendOptions, 'rulesFile'> & Partial<BackendOptions>;

/** Starts a backend on free ports, in memory unless you pass a folder. */
export async function startTestBackend(options: TestBackendOptions): Promise<Backend> {
  return startBackend({
    projectId: PROJECT,
    authPort: 0,
    firestorePort: options.official ? await freePort() : 0,
    dataDir: null,
    ...options,
  });
}

const assigned = new Set<number>();

/**
 * Returns a port that was free just now, and never the same one twice, for programs that cannot pick
 * their own. It is below the range for outgoing connections, because the tests open many of those.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  if (assigned.has(port)) return freePort();
  assigned.add(port);
  const free = assertPortFree({ service: 'test', port, option: '' });
  return free.then(() => port, freePort);
}

/** The real SDK, set up as one browser would have it. */
export type Client = { auth: Auth; db: Firestore; close(): Promise<void> };

// Most of these tests are about denied requests.
setLogLevel('silent');

let clients = 0;

/** @param token Replaces that of the signed-in account. No rule applies to `owner`. */
export function createClient(
  { authUrl, firestoreHost }: Omit<Backend, 'stop'>,
  token?: string,
): Client {
  const app = initializeApp({ apiKey: 'demo-key', projectId: PROJECT }, `test-${++clients}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
  const db = getFirestore(app);
  const [host = '', port] = firestoreHost.split(':');
  connectFirestoreEmulator(db, host, Number(port), token ? { mockUserToken: token } : {});
  return { auth, db, close: () => deleteApp(app) };
}

/** Returns an address that no other test uses. */
export function newEmail(): string {
  return `user-${process.pid}-${++clients}@example.com`;
}

export async function signUp({ auth }: Client, email = newEmail()): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, email, 'correct horse');
  return user;
}
