// @vitest-environment node
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
import type { Backend } from './index.ts';
import { OFFICIAL, createClient, profileOf, signUp, startTestBackend } from './testing/client.ts';
import type { Client } from './testing/client.ts';

// What the rules allow and deny, asked with the real SDK. The same table runs against Google's
// Firestore emulator: RAPPORT_OFFICIAL_FIRESTORE=1.

let backend: Backend;
let owner: Client;
let other: Client;
let user: User;

beforeAll(async () => {
  backend = await startTestBackend({ official: OFFICIAL });
}, 120_000);
afterAll(() => backend.stop());

beforeEach(async () => {
  owner = createClient(backend);
  other = createClient(backend);
  user = await signUp(owner);
});
afterEach(() => Promise.all([owner.close(), other.close()]));

const own = (db: Firestore) => doc(db, 'users', user.uid);
const create = (changes: object = {}) => setDoc(own(owner.db), { ...profileOf(user), ...changes });

function without(field: keyof ReturnType<typeof profileOf>) {
  const profile: Record<string, unknown> = profileOf(user);
  delete profile[field];
  return setDoc(own(owner.db), profile);
}

async function expectDenied(action: Promise<unknown>) {
  await expect(action).rejects.toMatchObject({ code: 'permission-denied' });
}

describe('allowed', () => {
  test.each(['brand', 'influencer'])(
    'the owner creates a profile as %s and reads it',
    async (userType) => {
      const profile = { ...profileOf(user), userType };
      await setDoc(own(owner.db), profile);
      expect((await getDoc(own(owner.db))).data()).toEqual(profile);
    },
  );

  test('the owner reads that there is no profile yet', async () => {
    expect((await getDoc(own(owner.db))).exists()).toBe(false);
  });

  test.each([1, 100])('a name of %i characters', async (length) => {
    await create({ displayName: '\u{1F600}'.repeat(length) });
  });

  test('a create in a batch', async () => {
    const batch = writeBatch(owner.db);
    batch.set(own(owner.db), profileOf(user));
    await batch.commit();
  });
});

describe('an email as long as', () => {
  const lengthen = async (length: number) => {
    const long = await signUp(other, `${'a'.repeat(length - 12)}@example.com`);
    expect(long.email).toHaveLength(length);
    return setDoc(doc(other.db, 'users', long.uid), profileOf(long));
  };
  test('320 characters is allowed', () => lengthen(320));
  test('321 characters is denied', () => expectDenied(lengthen(321)));
});

describe('denied: who', () => {
  test('no one signed in: create', () => expectDenied(setDoc(own(other.db), profileOf(user))));

  test('no one signed in: get', async () => {
    await create();
    await expectDenied(getDoc(own(other.db)));
  });

  test('an anonymous account, which has no email', async () => {
    const { user: anonymous } = await signInAnonymously(other.auth);
    await expectDenied(setDoc(doc(other.db, 'users', anonymous.uid), profileOf(user)));
  });

  test('another user: create', async () => {
    await signUp(other);
    await expectDenied(setDoc(own(other.db), profileOf(user)));
  });

  test('another user: get', async () => {
    await signUp(other);
    await create();
    await expectDenied(getDoc(own(other.db)));
  });

  test('another user: get of a profile that is not there', async () => {
    await signUp(other);
    await expectDenied(getDoc(own(other.db)));
  });
});

describe('denied: fields', () => {
  test.each(['email', 'displayName', 'userType', 'createdAt'] as const)('%s missing', (field) =>
    expectDenied(without(field)),
  );

  test('no field at all', () => expectDenied(setDoc(own(owner.db), {})));

  const wrong: [string, () => object][] = [
    ['a field too many', () => ({ admin: true })],
    ['email of another', () => ({ email: 'someone@example.com' })],
    ['email in capitals', () => ({ email: user.email?.toUpperCase() })],
    ['email empty', () => ({ email: '' })],
    ['email null', () => ({ email: null })],
    ['email a list', () => ({ email: [user.email] })],
    ['displayName empty', () => ({ displayName: '' })],
    ['displayName of 101 characters', () => ({ displayName: 'a'.repeat(101) })],
    ['displayName a number', () => ({ displayName: 12 })],
    ['displayName null', () => ({ displayName: null })],
    ['displayName a list', () => ({ displayName: ['Ada'] })],
    ['displayName a map', () => ({ displayName: { first: 'Ada' } })],
    ['userType of no kind', () => ({ userType: 'admin' })],
    ['userType in capitals', () => ({ userType: 'Brand' })],
    ['userType empty', () => ({ userType: '' })],
    ['userType a list', () => ({ userType: ['brand'] })],
    ['userType true', () => ({ userType: true })],
    ['createdAt a time', () => ({ createdAt: Timestamp.now() })],
    ['createdAt the time of the server', () => ({ createdAt: serverTimestamp() })],
    ['createdAt a number', () => ({ createdAt: Date.now() })],
    ['createdAt a place', () => ({ createdAt: new GeoPoint(1, 2) })],
    ['createdAt a date only', () => ({ createdAt: '2026-11-20' })],
    ['createdAt without milliseconds', () => ({ createdAt: '2026-11-20T09:30:00Z' })],
    ['createdAt with an offset', () => ({ createdAt: '2026-11-20T09:30:00.000+01:00' })],
    ['createdAt in a month 13', () => ({ createdAt: '2026-13-20T09:30:00.000Z' })],
    ['createdAt with something before', () => ({ createdAt: ' 2026-11-20T09:30:00.000Z' })],
    ['createdAt with a line after', () => ({ createdAt: '2026-11-20T09:30:00.000Z\n' })],
  ];
  test.each(wrong)('%s', (_, changes) => expectDenied(create(changes())));
});

describe('denied: what', () => {
  beforeEach(() => create());

  test('create again', () => expectDenied(create()));
  test('update', () => expectDenied(updateDoc(own(owner.db), { userType: 'influencer' })));
  test('merge', () => expectDenied(setDoc(own(owner.db), { displayName: 'Bo' }, { merge: true })));
  test('delete', () => expectDenied(deleteDoc(own(owner.db))));
  test('list', () => expectDenied(getDocs(collection(owner.db, 'users'))));
  test('list of the own profile only', () =>
    expectDenied(getDocs(query(collection(owner.db, 'users'), where('email', '==', user.email)))));
  test('list of the own profile by its id', () =>
    expectDenied(
      getDocs(query(collection(owner.db, 'users'), where(documentId(), '==', user.uid))),
    ));
  test('list in all collections of the name', () =>
    expectDenied(getDocs(collectionGroup(owner.db, 'users'))));
  test('count', () => expectDenied(getCount(collection(owner.db, 'users'))));
  test('a batch of which one write is denied leaves nothing behind', async () => {
    const next = await signUp(other);
    const batch = writeBatch(other.db);
    batch.set(doc(other.db, 'users', next.uid), profileOf(next));
    batch.set(doc(other.db, 'users', 'someone'), profileOf(next));
    await expectDenied(batch.commit());
    expect((await getDoc(doc(other.db, 'users', next.uid))).exists()).toBe(false);
  });
});

describe('denied: where', () => {
  test('another collection: create', () =>
    expectDenied(addDoc(collection(owner.db, 'campaigns'), { a: 1 })));
  test('another collection: get', () => expectDenied(getDoc(doc(owner.db, 'campaigns', user.uid))));
  test('under the profile: create', () =>
    expectDenied(setDoc(doc(owner.db, 'users', user.uid, 'notes', user.uid), profileOf(user))));
  test('under the profile: get', () =>
    expectDenied(getDoc(doc(owner.db, 'users', user.uid, 'notes', user.uid))));
  test('a collection named users elsewhere', () =>
    expectDenied(setDoc(doc(owner.db, 'a', 'b', 'users', user.uid), profileOf(user))));
});
