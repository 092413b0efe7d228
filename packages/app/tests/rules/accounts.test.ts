// @vitest-environment node
import type { Backend } from '@rapport/emulator';
import { createClient, signUp, startTestBackend, type Client } from '@rapport/emulator/testing';
import { signInAnonymously } from 'firebase/auth';
import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userTypes } from '../../src/session/user-type.ts';
import { profileOf } from './attempt.ts';
import { isOfficial, rulesFile } from './official.ts';

// The matrix writes its own tokens. This test uses the Auth emulator's.

let backend: Backend;
let client: Client;
beforeAll(async () => {
  backend = await startTestBackend({ rulesFile, official: isOfficial });
}, 120_000);
afterAll(() => backend.stop());
beforeEach(() => {
  client = createClient(backend);
});
afterEach(() => client.close());

const DENIED = { code: 'permission-denied' };

test.each(userTypes)(
  'a new account becomes %s, changes its name and is deleted',
  async (userType) => {
    const { uid, email } = await signUp(client);
    const record = doc(client.db, 'users', uid);
    const profile = { ...profileOf({ uid, email: email ?? '' }), userType };
    expect((await getDoc(record)).exists()).toBe(false);
    await setDoc(record, profile);
    expect((await getDoc(record)).data()).toEqual(profile);
    await updateDoc(record, { displayName: 'Bo Peep' });
    expect((await getDoc(record)).data()).toEqual({ ...profile, displayName: 'Bo Peep' });
    await deleteDoc(record);
    expect((await getDoc(record)).exists()).toBe(false);
  },
);

test('an anonymous account, which has no address, creates no record', async () => {
  const { user } = await signInAnonymously(client.auth);
  const record = doc(client.db, 'users', user.uid);
  for (const email of ['', 'someone@example.com'])
    await expect(setDoc(record, profileOf({ uid: user.uid, email }))).rejects.toMatchObject(DENIED);
});

describe('an address as long as', () => {
  const create = async (length: number) => {
    const { uid, email } = await signUp(client, `${'a'.repeat(length - 12)}@example.com`);
    expect(email).toHaveLength(length);
    return setDoc(doc(client.db, 'users', uid), profileOf({ uid, email: email ?? '' }));
  };
  test('320 characters is allowed', () => expect(create(320)).resolves.toBeUndefined());
  test('321 characters is denied', () => expect(create(321)).rejects.toMatchObject(DENIED));
});
