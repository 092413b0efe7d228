import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, getApp } from 'firebase/app';
import { afterAll, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the test uses a real backend
import { startBackend } from '@rapport/emulator';
import { describeBackend } from './conformance.ts';
import { createFirebaseBackend } from './firebase-backend.ts';
import { storedUserKey } from './stored-user.ts';

const PROJECT = 'demo-conformance';
const API_KEY = 'demo-key';

// The SDK's Node build does not use local storage, so this test uses the browser build and stubs
// the few browser APIs it needs.
vi.mock('firebase/auth', async () => {
  const firebase = createRequire(import.meta.url).resolve('firebase/auth');
  const auth = createRequire(firebase).resolve('@firebase/auth');
  return import(join(dirname(auth), '../esm/index.js'));
});

const stored = new Map<string, string>();
const keysWritten = new Set<string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem(key: string, value: string) {
    stored.set(key, value);
    keysWritten.add(key);
  },
  removeItem: (key: string) => void stored.delete(key),
};
const browser = Object.assign(new EventTarget(), { localStorage });
vi.stubGlobal('self', globalThis);
vi.stubGlobal('window', browser);
vi.stubGlobal('localStorage', localStorage);

afterAll(() => deleteApp(getApp()));

const settings = {
  apiKey: API_KEY,
  authDomain: `${PROJECT}.firebaseapp.com`,
  projectId: PROJECT,
  storageBucket: `${PROJECT}.appspot.com`,
  messagingSenderId: '1',
  appId: '1:1:web:1',
};

interface OobCodes {
  oobCodes: { email: string; requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET'; oobLink: string }[];
}

describeBackend('the Firebase backend', async () => {
  const services = await startBackend({
    projectId: PROJECT,
    authPort: 0,
    firestorePort: 0,
    dataDir: null,
    rulesFile: fileURLToPath(new URL('../../firestore.rules', import.meta.url)),
  });
  // The default for projects created since September 2023.
  await fetch(`${services.authUrl}/emulator/v1/projects/${PROJECT}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  const backend = createFirebaseBackend(settings, {
    auth: services.authUrl,
    firestore: services.firestoreHost,
  });
  async function codesFor(email: string) {
    const url = `${services.authUrl}/emulator/v1/projects/${PROJECT}/oobCodes`;
    const { oobCodes } = (await (await fetch(url)).json()) as OobCodes;
    return oobCodes.filter((code) => code.email === email);
  }
  return {
    async open() {
      await backend.signOut();
      return backend;
    },
    mailsTo: async (email) =>
      (await codesFor(email)).map(({ requestType }) =>
        requestType === 'VERIFY_EMAIL' ? 'verification' : 'passwordReset',
      ),
    async confirmEmail(email) {
      const [code] = await codesFor(email);
      await fetch(code?.oobLink ?? '');
    },
    close: () => services.stop(),
  };
});

test('the stored user’s key is the one that the real SDK wrote above', () => {
  expect(keysWritten).toContain(storedUserKey(API_KEY));
});
