import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, getApp } from 'firebase/app';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the test uses a real backend
import { startBackend } from '@rapport/emulator';

const PROJECT = 'demo-app-check';
const APP_CHECK = 'https://content-firebaseappcheck.googleapis.com/';

// Like firebase-backend.test.ts: the browser build of the SDK, and the few browser APIs it needs.
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

let scripts: { src: string }[];
let browser: EventTarget;

beforeEach(() => {
  // Fake timers end a script's time limit with its test.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  calls = [];
  scripts = [];
  browser = Object.assign(new EventTarget(), { localStorage: undefined });
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('fetch', fetchOrAttest);
  vi.stubGlobal('document', {
    createElement: () => ({ style: {} }),
    body: { appendChild: () => {} },
    head: { appendChild: (script: { src: string }) => scripts.push(script) },
  });
});

afterEach(async () => {
  await deleteApp(getApp());
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

/** Opens the site's backend as a build with this key does. */
async function open(key: string) {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', key);
  const { createFirebaseBackend } = await import('./firebase-backend.ts');
  return createFirebaseBackend(settings, emulators);
}

/** Returns the tokens in the calls to a service. */
const tokensFor = (service: string) =>
  new Set(calls.filter(({ url }) => url.startsWith(service)).map(({ token }) => token));

test('every call to Auth and Firestore carries the token', async () => {
  vi.stubGlobal('grecaptcha', { enterprise: grecaptcha });
  const backend = await open('a-key');
  const { uid } = await backend.createAccount('ada@example.com', 'correct horse');
  expect(await backend.readProfile(uid)).toBeNull();
  expect(tokensFor(services.authUrl)).toEqual(new Set(['attested']));
  expect(tokensFor(`http://${services.firestoreHost}`)).toEqual(new Set(['attested']));
});

test('a form that is delivered carries the token', async () => {
  vi.stubGlobal('grecaptcha', { enterprise: grecaptcha });
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-key');
  // oxlint-disable-next-line no-restricted-imports -- its calls carry the token, too
  const { deliver } = await import('../delivery/deliver.ts');
  const values = { email: 'ada@example.com' };
  const result = await deliver('newsletter', values, 'an-id', false, {
    firebase: settings,
    emulators,
  });
  expect(result).toEqual({ status: 'success' });
  expect(tokensFor(`http://${services.firestoreHost}`)).toEqual(new Set(['attested']));
});

test('calls do not wait for a blocked reCAPTCHA', async () => {
  const backend = await open('a-key');
  backend.warmUp();
  await expect.poll(() => scripts).toHaveLength(1);
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: scripts[0] });
  browser.dispatchEvent(event);
  await backend.createAccount('grace@example.com', 'correct horse');
  const [token] = tokensFor(services.authUrl);
  expect(atob(token!)).toBe('{"error":"UNKNOWN_ERROR"}');
});

test('a build without a key sends no token and loads no script', async () => {
  const backend = await open('');
  await backend.createAccount('alan@example.com', 'correct horse');
  expect(tokensFor(services.authUrl)).toEqual(new Set([null]));
  expect(scripts).toEqual([]);
});
