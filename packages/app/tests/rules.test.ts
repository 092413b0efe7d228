// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { fullNameLimit } from '@rapport/ui';
import { signInAnonymously } from 'firebase/auth';
import type { User } from 'firebase/auth';
import {
  GeoPoint,
  Timestamp,
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '@rapport/emulator';
import { createClient, signUp, startTestBackend, type Client } from '@rapport/emulator/testing';
import { userTypes } from '../src/session/user-type.ts';

// Checks with the real SDK what the rules allow and deny. To run the same table against Google's
// Firestore emulator, set RAPPORT_OFFICIAL_FIRESTORE=1.

let backend: Backend;
let owner: Client;
let other: Client;
let user: User;

beforeAll(async () => {
  backend = await startTestBackend({
    rulesFile: fileURLToPath(new URL('../firestore.rules', import.meta.url)),
    official: process.env['RAPPORT_OFFICIAL_FIRESTORE'] === '1',
  });
}, 120_000);
afterAll(() => backend.stop());

beforeEach(async () => {
  owner = createClient(backend);
  other = createClient(backend);
  user = await signUp(owner);
});
afterEach(() => Promise.all([owner.close(), other.close()]));

/** The fields of a valid profile for this user. */
const profileOf = ({ email }: User) => ({
  email,
  displayName: 'Ada Lovelace',
  userType: 'brand',
  createdAt: new Date().toISOString(),
});

const own = (db: Firestore) => doc(db, 'users', user.uid);
const create = (changes: object = {}) => setDoc(own(owner.db), { ...profileOf(user), ...changes });

function without(field: keyof ReturnType<typeof profileOf>) {
  const profile: Record<string, unknown> = profileOf(user);
  delete profile[field];
  return setDoc(own(owner.db), profile);
}

const DENIED = { code: 'permission-denied' };

describe('allowed', () => {
  test.each(userTypes)('the owner creates a profile as %s and reads it', async (userType) => {
    const profile = { ...profileOf(user), userType };
    await setDoc(own(owner.db), profile);
    expect((await getDoc(own(owner.db))).data()).toEqual(profile);
  });

  test('the owner can see that there is no profile yet', async () => {
    expect((await getDoc(own(owner.db))).exists()).toBe(false);
  });

  test.each([1, fullNameLimit])('a name of %i characters', async (length) => {
    await expect(create({ displayName: '\u{1F600}'.repeat(length) })).resolves.toBeUndefined();
  });

  test('a create in a batch', async () => {
    const batch = writeBatch(owner.db);
    batch.set(own(owner.db), profileOf(user));
    await expect(batch.commit()).resolves.toBeUndefined();
  });
});

describe('an email as long as', () => {
  const lengthen = async (length: number) => {
    const long = await signUp(other, `${'a'.repeat(length - 12)}@example.com`);
    expect(long.email).toHaveLength(length);
    return setDoc(doc(other.db, 'users', long.uid), profileOf(long));
  };
  test('320 characters is allowed', () => expect(lengthen(320)).resolves.toBeUndefined());
  test('321 characters is denied', () => expect(lengthen(321)).rejects.toMatchObject(DENIED));
});

describe('denied: who', () => {
  test('no one signed in: create', () =>
    expect(setDoc(own(other.db), profileOf(user))).rejects.toMatchObject(DENIED));

  test('no one signed in: get', async () => {
    await create();
    await expect(getDoc(own(other.db))).rejects.toMatchObject(DENIED);
  });

  test('an anonymous account, which has no email', async () => {
    const { user: anonymous } = await signInAnonymously(other.auth);
    await expect(
      setDoc(doc(other.db, 'users', anonymous.uid), profileOf(user)),
    ).rejects.toMatchObject(DENIED);
  });

  test('another user: create', async () => {
    await signUp(other);
    await expect(setDoc(own(other.db), profileOf(user))).rejects.toMatchObject(DENIED);
  });

  test('another user: get', async () => {
    await signUp(other);
    await create();
    await expect(getDoc(own(other.db))).rejects.toMatchObject(DENIED);
  });

  test('another user: get a profile that does not exist', async () => {
    await signUp(other);
    await expect(getDoc(own(other.db))).rejects.toMatchObject(DENIED);
  });
});

describe('denied: fields', () => {
  test.each(['email', 'displayName', 'userType', 'createdAt'] as const)('%s missing', (field) =>
    expect(without(field)).rejects.toMatchObject(DENIED),
  );

  test('no field at all', () => expect(setDoc(own(owner.db), {})).rejects.toMatchObject(DENIED));

  const wrong: [string, () => object][] = [
    ['an extra field', () => ({ admin: true })],
    ['another user’s email', () => ({ email: 'someone@example.com' })],
    ['uppercase email', () => ({ email: user.email?.toUpperCase() })],
    ['email empty', () => ({ email: '' })],
    ['email null', () => ({ email: null })],
    ['email a list', () => ({ email: [user.email] })],
    ['displayName empty', () => ({ displayName: '' })],
    ['displayName too long', () => ({ displayName: 'a'.repeat(fullNameLimit + 1) })],
    ['displayName a number', () => ({ displayName: 12 })],
    ['displayName null', () => ({ displayName: null })],
    ['displayName a list', () => ({ displayName: ['Ada'] })],
    ['displayName a map', () => ({ displayName: { first: 'Ada' } })],
    ['unknown userType', () => ({ userType: 'admin' })],
    ['capitalized userType', () => ({ userType: 'Brand' })],
    ['userType empty', () => ({ userType: '' })],
    ['userType a list', () => ({ userType: ['brand'] })],
    ['userType true', () => ({ userType: true })],
    ['createdAt a time', () => ({ createdAt: Timestamp.now() })],
    ['createdAt a server timestamp', () => ({ createdAt: serverTimestamp() })],
    ['createdAt a number', () => ({ createdAt: Date.now() })],
    ['createdAt a place', () => ({ createdAt: new GeoPoint(1, 2) })],
    ['createdAt a date only', () => ({ createdAt: '2026-11-20' })],
    ['createdAt without milliseconds', () => ({ createdAt: '2026-11-20T09:30:00Z' })],
    ['createdAt with an offset', () => ({ createdAt: '2026-11-20T09:30:00.000+01:00' })],
    ['createdAt in month 13', () => ({ createdAt: '2026-13-20T09:30:00.000Z' })],
    ['createdAt with a leading space', () => ({ createdAt: ' 2026-11-20T09:30:00.000Z' })],
    ['createdAt with a trailing newline', () => ({ createdAt: '2026-11-20T09:30:00.000Z\n' })],
  ];
  test.each(wrong)('%s', (_, changes) => expect(create(changes())).rejects.toMatchObject(DENIED));
});

describe('denied: what', () => {
  beforeEach(() => create());

  test('create again', () => expect(create()).rejects.toMatchObject(DENIED));
  test('update', () =>
    expect(updateDoc(own(owner.db), { userType: 'influencer' })).rejects.toMatchObject(DENIED));
  test('merge', () =>
    expect(setDoc(own(owner.db), { displayName: 'Bo' }, { merge: true })).rejects.toMatchObject(
      DENIED,
    ));
  test('delete', () => expect(deleteDoc(own(owner.db))).rejects.toMatchObject(DENIED));
  test('list', () => expect(getDocs(collection(owner.db, 'users'))).rejects.toMatchObject(DENIED));
  test('list only one’s own profile', () =>
    expect(
      getDocs(query(collection(owner.db, 'users'), where('email', '==', user.email))),
    ).rejects.toMatchObject(DENIED));
  test('list one’s own profile by its id', () =>
    expect(
      getDocs(query(collection(owner.db, 'users'), where(documentId(), '==', user.uid))),
    ).rejects.toMatchObject(DENIED));
  test('list all collections with that name', () =>
    expect(getDocs(collectionGroup(owner.db, 'users'))).rejects.toMatchObject(DENIED));
  test('count', () =>
    expect(getCount(collection(owner.db, 'users'))).rejects.toMatchObject(DENIED));
  test('a batch with one denied write changes nothing', async () => {
    const next = await signUp(other);
    const batch = writeBatch(other.db);
    batch.set(doc(other.db, 'users', next.uid), profileOf(next));
    batch.set(doc(other.db, 'users', 'someone'), profileOf(next));
    await expect(batch.commit()).rejects.toMatchObject(DENIED);
    expect((await getDoc(doc(other.db, 'users', next.uid))).exists()).toBe(false);
  });
});

describe('denied: where', () => {
  test('another collection: create', () =>
    expect(addDoc(collection(owner.db, 'campaigns'), { a: 1 })).rejects.toMatchObject(DENIED));
  test('another collection: get', () =>
    expect(getDoc(doc(owner.db, 'campaigns', user.uid))).rejects.toMatchObject(DENIED));
  test('under the profile: create', () =>
    expect(
      setDoc(doc(owner.db, 'users', user.uid, 'notes', user.uid), profileOf(user)),
    ).rejects.toMatchObject(DENIED));
  test('under the profile: get', () =>
    expect(getDoc(doc(owner.db, 'users', user.uid, 'notes', user.uid))).rejects.toMatchObject(
      DENIED,
    ));
  test('a collection named users elsewhere', () =>
    expect(
      setDoc(doc(owner.db, 'a', 'b', 'users', user.uid), profileOf(user)),
    ).rejects.toMatchObject(DENIED));
});
