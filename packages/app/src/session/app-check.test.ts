import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, getApp } from 'firebase/app';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the test uses a real backend
import { startBackend } from '@rapport/emulator';

const PROJECT = 'demo-app-check';
const APP_CHECK = 'https://content-firebaseappcheck.googleapis.com/';

// Like firebase-service.test.ts: the browser build of the SDK, and the few browser APIs it needs.
vi.mock('firebase/auth', async () => {
  const firebase = createRequire(import.meta.url).resolve('firebase/auth');
  const auth = createRequire(firebase).resolve('@firebase/auth');
  return import(join(dirname(auth), '../esm/index.js'));
});

const services = await startBackend({
  projectId: PROJECT,
  authPort: 0,
  firestorePort: 0,
  dataDir: null,
  rulesFile: fileURLToPath(new URL('../../firestore.rules', import.meta.url)),
});
afterAll(() => services.stop(), 60_000);

/** Where each call went, and the App Check token it carried. */
let calls: { url: string; token: string | null }[];
const realFetch = globalThis.fetch;

/**
 * Sends calls to the services, except for App Check, which a test cannot reach and which is
 * replaced.
 */
const fetchOrAttest: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (url.startsWith(APP_CHECK)) return Response.json({ token: 'attested', ttl: '3600s' });
  calls.push({ url, token: new Headers(init?.headers).get('x-firebase-appcheck') });
  return realFetch(input, init);
};

/** A stand-in for reCAPTCHA that accepts every visitor as a person. */
const grecaptcha = {
  ready: (then: () => void) => then(),
  render: (_: string, { callback }: { callback: () => void }) => callback(),
  execute: () => Promise.resolve('a person'),
};

/** Whether reCAPTCHA's script is blocked, and the scripts that were loaded. */
let isBlocked = false;
let scripts: string[];

beforeEach(() => {
  vi.resetModules();
  calls = [];
  scripts = [];
  isBlocked = false;
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: undefined }));
  vi.stubGlobal('fetch', fetchOrAttest);
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '', style: {} }),
    body: { appendChild: () => {} },
    head: {
      append(script: EventTarget & { src: string }) {
        scripts.push(script.src);
        if (!isBlocked) vi.stubGlobal('grecaptcha', { enterprise: grecaptcha });
        script.dispatchEvent(new Event(isBlocked ? 'error' : 'load'));
      },
    },
  });
});

afterEach(async () => {
  await deleteApp(getApp());
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const settings = {
  apiKey: 'demo-key',
  authDomain: `${PROJECT}.firebaseapp.com`,
  projectId: PROJECT,
  storageBucket: `${PROJECT}.appspot.com`,
  messagingSenderId: '1',
  appId: '1:1:web:1',
};
const emulators = { auth: services.authUrl, firestore: services.firestoreHost };

/** Opens the site's service as a build with this key does. */
async function open(key: string) {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', key);
  const { createFirebaseBackend } = await import('./firebase-backend.ts');
  return createFirebaseBackend(settings, emulators).load();
}

/** Returns the tokens in the calls to a service. */
const tokensFor = (service: string) =>
  new Set(calls.filter(({ url }) => url.startsWith(service)).map(({ token }) => token));

test('every call to Auth and Firestore carries the token', async () => {
  const service = await open('a-key');
  const { uid } = await service.createAccount('ada@example.com', 'correct horse');
  expect(await service.readProfile(uid)).toBeNull();
  expect(scripts).toHaveLength(1);
  expect(tokensFor(services.authUrl)).toEqual(new Set(['attested']));
  expect(tokensFor(`http://${services.firestoreHost}`)).toEqual(new Set(['attested']));
});

test('a form that is delivered carries the token', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-key');
  // oxlint-disable-next-line no-restricted-imports -- its calls carry the token, too
  const { deliver } = await import('../delivery/deliver.ts');
  const project = { firebase: settings, emulators };
  const values = { email: 'ada@example.com' };
  const result = await deliver('newsletter', values, 'an-id', false, project);
  expect(result).toEqual({ status: 'success' });
  expect(tokensFor(`http://${services.firestoreHost}`)).toEqual(new Set(['attested']));
});

test('calls carry no token when reCAPTCHA is blocked', async () => {
  isBlocked = true;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const service = await open('a-key');
  await service.createAccount('grace@example.com', 'correct horse');
  expect(tokensFor(services.authUrl)).toEqual(new Set([null]));
  expect(warn).toHaveBeenCalledOnce();
});

test('a build without a key sends no token and loads no script', async () => {
  const service = await open('');
  await service.createAccount('alan@example.com', 'correct horse');
  expect(tokensFor(services.authUrl)).toEqual(new Set([null]));
  expect(scripts).toEqual([]);
});
