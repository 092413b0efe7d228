import { fullNameLimit, signUpSchema } from '@rapport/ui';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLocalNotes } from './local-notes.ts';
import { createMemoryBackend, type MemoryBackendOptions } from './memory-backend.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { ensureProfile, readOrFinishProfile, readProfile } from './profile.ts';
import { ADA, BEN, BENS_SIGN_UP, DENIED } from './store-fixture.ts';
import { userTypes } from './user-type.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Ben is signed in without a record, because his sign-up here was not finished. */
async function setUp(options: MemoryBackendOptions = {}, kept = BENS_SIGN_UP) {
  const backend = createMemoryBackend({ accounts: [ADA, BEN], ...options });
  const storage = createMemoryStorage(kept);
  const services = { backend, notes: createLocalNotes(storage) };
  const ben = await backend.signIn(BEN.email, BEN.password);
  return { services, storage, ben, control: backend.control };
}

test('reading a profile writes nothing', async () => {
  const { services, storage, ben, control } = await setUp();
  expect(await readProfile(services, ben)).toEqual({
    user: ben,
    userType: 'influencer',
    profile: 'missing',
  });
  expect(control.calls).toEqual(['signIn', 'readProfile']);
  expect(storage.getItem('unfinishedSignUp')).toBe(BENS_SIGN_UP.unfinishedSignUp);
});

describe('finishing a profile', () => {
  test('sets the name, then writes the record', async () => {
    const { services, ben, control } = await setUp();
    const account = await readOrFinishProfile(services, ben);
    expect(account).toMatchObject({ user: { displayName: 'Ben Adams' }, profile: 'present' });
    expect(control.calls.slice(1)).toEqual(['readProfile', 'setDisplayName', 'writeProfile']);
  });

  test('is left for the next time when it fails', async () => {
    const { services, storage, ben } = await setUp({ failures: { writeProfile: DENIED } });
    expect(await readOrFinishProfile(services, ben)).toMatchObject({
      userType: 'influencer',
      profile: 'missing',
    });
    expect(storage.getItem('unfinishedSignUp')).not.toBeNull();
  });
});

describe('writing a profile', () => {
  test('forgets the unfinished sign-up of this account', async () => {
    const { services, storage, ben } = await setUp();
    await ensureProfile(services, ben, 'brand');
    expect(storage.getItem('unfinishedSignUp')).toBeNull();
  });

  test('keeps the unfinished sign-up of another account', async () => {
    const note = JSON.stringify({ uid: 'user-9', displayName: 'Eve', userType: 'brand' });
    const { services, storage, ben } = await setUp({}, { ...BENS_SIGN_UP, unfinishedSignUp: note });
    await ensureProfile(services, ben, 'brand');
    expect(storage.getItem('unfinishedSignUp')).toBe(note);
  });

  test('does not change an existing record', async () => {
    const { services, ben, control } = await setUp();
    await ensureProfile(services, ben, 'brand');
    const record = control.profiles.get(ben.uid);
    expect(await ensureProfile(services, ben, 'influencer')).toMatchObject({ userType: 'brand' });
    expect(control.profiles.get(ben.uid)).toEqual(record);
  });

  test('uses the email address when there is no name', async () => {
    const { services, ben, control } = await setUp();
    await ensureProfile(services, { ...ben, displayName: '' }, 'brand');
    expect(control.profiles.get(ben.uid)).toMatchObject({ displayName: 'ben' });
  });
});

// The rules tests check firestore.rules against the same limit.
test('the longest name that the form accepts is written whole, and a longer one is cut', async () => {
  const longest = 'x'.repeat(fullNameLimit);
  const fullNameProblems = (fullName: string) =>
    signUpSchema(userTypes)
      .safeParse({ fullName })
      .error?.issues.filter(({ path }) => path[0] === 'fullName');
  expect(fullNameProblems(longest)).toEqual([]);
  expect(fullNameProblems(`${longest}x`)).toHaveLength(1);

  const { services, ben, control } = await setUp();
  await ensureProfile(services, { ...ben, displayName: `${longest}x` }, 'brand');
  expect(control.profiles.get(ben.uid)).toMatchObject({ displayName: longest });
});
