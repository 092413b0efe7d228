/** Tests a new site's Firebase code with the real SDK and Google's Auth emulator. */
import { fileURLToPath } from 'node:url';
import { startBackend, type Backend } from '@rapport/emulator';
import { deleteApp, getApp } from 'firebase/app';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const ada = { fullName: 'Ada Byron', email: 'ada@example.com', password: 'correct horse' };

let backend: Backend;
let firebase: typeof import('../backends/firebase/src/session/firebase.ts');
const seen: (string | undefined)[] = [];

beforeAll(async () => {
  backend = await startBackend({
    projectId: 'demo-site',
    authPort: 0,
    firestorePort: 0,
    dataDir: null,
    rulesFile: fileURLToPath(new URL('../../app/firestore.rules', import.meta.url)),
  });
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-site');
  vi.stubEnv('VITE_AUTH_EMULATOR', backend.authUrl);
  firebase = await import('../backends/firebase/src/session/firebase.ts');
  firebase.observe((user) => seen.push(user?.name));
});

afterAll(async () => {
  await deleteApp(getApp());
  await backend?.stop();
});

test('observers never get a new user without a name', async () => {
  expect(await firebase.signUp(ada)).toEqual({ status: 'success' });
  expect(seen.at(-1)).toBe('Ada Byron');
  expect(new Set(seen)).toEqual(new Set([undefined, 'Ada Byron']));
});

test('a password is the same on every keyboard', async () => {
  const zoe = {
    fullName: 'Zoë',
    email: 'zoe@example.com',
    password: 'café crème'.normalize('NFD'),
  };
  expect(await firebase.signUp(zoe)).toEqual({ status: 'success' });
  const password = zoe.password.normalize('NFC');
  expect(await firebase.signIn({ ...zoe, password })).toEqual({ status: 'success' });
});

test('the form shows Firebase’s errors, at the field where possible', async () => {
  await firebase.signOut();
  expect(await firebase.signUp(ada)).toMatchObject({
    status: 'invalid',
    fields: { email: expect.stringContaining('has an account') },
  });
  expect(
    await firebase.signUp({ ...ada, email: 'eve@example.com', password: 'short' }),
  ).toMatchObject({
    status: 'invalid',
    fields: { password: expect.stringContaining('at least 6') },
  });
  for (const wrong of [
    { ...ada, password: 'wrong horse' },
    { ...ada, email: 'eve@example.com' },
  ])
    expect(await firebase.signIn(wrong)).toMatchObject({
      status: 'error',
      message: expect.stringContaining('is wrong'),
    });
});
