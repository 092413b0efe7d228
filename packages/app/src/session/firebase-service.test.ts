import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, getApp } from 'firebase/app';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the test uses a real backend
import { startBackend } from '@rapport/emulator';
import type { SessionService } from './backend.ts';
import { createFirebaseBackend } from './firebase-backend.ts';
import { createMemoryBackend } from '../../testing/memory-backend.ts';
import { parseStoredUser, storedUserKey } from './stored-user.ts';
import type { Profile, SessionUser } from './types.ts';

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
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const browser = Object.assign(new EventTarget(), { localStorage });
vi.stubGlobal('self', globalThis);
vi.stubGlobal('window', browser);
vi.stubGlobal('localStorage', localStorage);

const settings = {
  apiKey: API_KEY,
  authDomain: `${PROJECT}.firebaseapp.com`,
  projectId: PROJECT,
  storageBucket: `${PROJECT}.appspot.com`,
  messagingSenderId: '1',
  appId: '1:1:web:1',
};

const services = await startBackend({
  projectId: PROJECT,
  authPort: 0,
  firestorePort: 0,
  dataDir: null,
  rulesFile: fileURLToPath(new URL('../../firestore.rules', import.meta.url)),
});
const control = `${services.authUrl}/emulator/v1/projects/${PROJECT}`;
// The default for projects created since September 2023.
await fetch(`${control}/config`, {
  method: 'PATCH',
  headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
  body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
});
afterAll(async () => {
  await deleteApp(getApp());
  await services.stop();
}, 60_000);

/** Returns the codes in the mails that the Auth emulator has sent to an address. */
async function mailsTo(email: string) {
  type Codes = { oobCodes: { email: string; requestType: string; oobLink: string }[] };
  const { oobCodes } = (await (await fetch(`${control}/oobCodes`)).json()) as Codes;
  return oobCodes.filter((code) => code.email === email);
}

const emulators = { auth: services.authUrl, firestore: services.firestoreHost };
const firebase = await createFirebaseBackend(settings, emulators).load();
const memory = createMemoryBackend();

/** What both services must do, and how a test looks at their mails. */
const conformers = {
  Firebase: {
    service: firebase,
    mailsTo: async (email: string) =>
      (await mailsTo(email)).map(({ requestType }) =>
        requestType === 'VERIFY_EMAIL' ? 'verification' : 'passwordReset',
      ),
    async confirmEmail(email: string) {
      const [code] = await mailsTo(email);
      await fetch(code?.oobLink ?? '');
    },
  },
  'the service in memory': {
    service: memory.service,
    mailsTo: async (email: string) =>
      memory.control.mails.filter(({ to }) => to === email).map(({ kind }) => kind as string),
    confirmEmail: async (email: string) => memory.control.confirmEmail(email),
  },
};

const PASSWORD = 'correct horse';
let count = 0;
/** Returns an address that no other test uses. */
const address = () => `person-${(count += 1)}@example.com`;

const profileOf = ({ email }: SessionUser, userType: Profile['userType'] = 'brand'): Profile => ({
  email,
  displayName: 'Ada Okafor',
  userType,
  createdAt: '2026-11-20T09:30:00.000Z',
});

const coded = (code: string) => expect.objectContaining({ code });

describe.each(Object.entries(conformers))('%s', (_, conformer) => {
  const service: SessionService = conformer.service;
  beforeEach(() => service.signOut());

  test('creates an account with an address in lowercase, and signs in', async () => {
    const email = address();
    const user = await service.createAccount(email.toUpperCase(), PASSWORD);
    expect(user).toEqual({
      uid: expect.stringMatching(/.+/),
      email,
      displayName: '',
      emailVerified: false,
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(await service.readProfile(user.uid)).toBeNull();
    await service.signOut();
    expect((await service.signIn(email.toUpperCase(), PASSWORD)).uid).toBe(user.uid);
  });

  test('refuses a short password', async () => {
    const text = 'Firebase: Password should be at least 6 characters (auth/weak-password).';
    const short = service.createAccount(address(), 'short');
    await expect(short).rejects.toMatchObject({ code: 'auth/weak-password', message: text });
  });

  test('refuses a second account with the same address', async () => {
    const email = address();
    await service.createAccount(email, PASSWORD);
    const again = service.createAccount(email, 'another one');
    await expect(again).rejects.toEqual(coded('auth/email-already-in-use'));
  });

  test('refuses a wrong password and an unknown address with the same error', async () => {
    const { email } = await service.createAccount(address(), PASSWORD);
    const expected = coded('auth/invalid-credential');
    await expect(service.signIn(email, 'wrong horse')).rejects.toEqual(expected);
    await expect(service.signIn(address(), PASSWORD)).rejects.toEqual(expected);
    await expect(service.confirmPassword('wrong horse')).rejects.toEqual(expected);
    await service.confirmPassword(PASSWORD);
  });

  test('sets and keeps the display name', async () => {
    const { email } = await service.createAccount(address(), PASSWORD);
    expect(await service.setDisplayName('Ada')).toMatchObject({ email, displayName: 'Ada' });
    await service.signOut();
    expect(await service.signIn(email, PASSWORD)).toMatchObject({ displayName: 'Ada' });
  });

  test('writes a profile once; only its name can be changed', async () => {
    const user = await service.createAccount(address(), PASSWORD);
    const denied = coded('permission-denied');
    await expect(service.renameProfile(user.uid, 'Ada Lind')).rejects.toEqual(denied);
    await service.writeProfile(user.uid, profileOf(user));
    const rewritten = profileOf(user, 'influencer');
    await expect(service.writeProfile(user.uid, rewritten)).rejects.toEqual(denied);
    await service.renameProfile(user.uid, 'Ada Lind');
    const profile = { ...profileOf(user), displayName: 'Ada Lind' };
    expect(await service.readProfile(user.uid)).toEqual(profile);
  });

  test('deletes a profile, twice, so that it can be written anew', async () => {
    const user = await service.createAccount(address(), PASSWORD);
    await service.writeProfile(user.uid, profileOf(user));
    await service.deleteProfile(user.uid);
    await service.deleteProfile(user.uid);
    expect(await service.readProfile(user.uid)).toBeNull();
    await service.writeProfile(user.uid, profileOf(user, 'influencer'));
    expect(await service.readProfile(user.uid)).toEqual(profileOf(user, 'influencer'));
  });

  test('lets nobody but its owner read or write a profile', async () => {
    const first = await service.createAccount(address(), PASSWORD);
    await service.createAccount(address(), PASSWORD);
    for (const call of [
      () => service.readProfile(first.uid),
      () => service.writeProfile(first.uid, profileOf(first)),
      () => service.renameProfile(first.uid, 'Ada Lind'),
      () => service.deleteProfile(first.uid),
    ]) {
      await expect(call()).rejects.toEqual(coded('permission-denied'));
    }
  });

  test('refuses calls for an account when nobody is signed in', async () => {
    for (const call of [
      () => service.setDisplayName('Ada'),
      () => service.sendVerification(),
      () => service.confirmPassword(PASSWORD),
      () => service.deleteAccount(),
    ]) {
      await expect(call()).rejects.toEqual(coded('auth/user-token-expired'));
    }
    expect(await service.reload()).toBeNull();
  });

  test('deletes an account, which signs out and frees its address', async () => {
    const { email, uid } = await service.createAccount(address(), PASSWORD);
    await service.deleteAccount();
    expect(await service.reload()).toBeNull();
    expect((await service.createAccount(email, PASSWORD)).uid).not.toBe(uid);
  });

  test('sends mails only to those with an account', async () => {
    const { email } = await service.createAccount(address(), PASSWORD);
    await service.sendVerification();
    await service.sendPasswordReset(email);
    expect(await conformer.mailsTo(email)).toEqual(['verification', 'passwordReset']);
    const nobody = address();
    await service.sendPasswordReset(nobody);
    expect(await conformer.mailsTo(nobody)).toEqual([]);
  });

  test('knows of an address that was confirmed elsewhere after a reload', async () => {
    const { email } = await service.createAccount(address(), PASSWORD);
    await service.sendVerification();
    await conformer.confirmEmail(email);
    expect(await service.reload()).toMatchObject({ email, emailVerified: true });
  });

  test('reports who is signed in and every change, until the observer stops', async () => {
    const email = address();
    const reports: (string | null)[] = [];
    const stop = service.observe((user) => reports.push(user?.email ?? null));
    await expect.poll(() => reports).toEqual([null]);
    await service.createAccount(email, PASSWORD);
    await expect.poll(() => reports).toEqual([null, email]);
    await service.signOut();
    await expect.poll(() => reports).toEqual([null, email, null]);
    stop();
    await service.signIn(email, PASSWORD);
    expect(reports).toHaveLength(3);
  });
});

test('the real SDK stores the signed-in user where the site looks for it', async () => {
  const user = await firebase.createAccount(address(), PASSWORD);
  const { uid, email } = user;
  expect(parseStoredUser(stored.get(storedUserKey(API_KEY)) ?? null)).toMatchObject({ uid, email });
});
