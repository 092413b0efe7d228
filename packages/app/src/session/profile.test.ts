import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPersisted } from './persisted.ts';
import { createMemoryBackend, type MemoryBackendOptions } from './memory-backend.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { finishSignUp, readAccount } from './profile.ts';
import { ADA, BEN, BENS_SIGN_UP } from './store-fixture.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Signs in Ben without a record, because his sign-up in this browser was not finished. */
async function setUp(
  options: MemoryBackendOptions = {},
  kept: Record<string, string> = BENS_SIGN_UP,
) {
  const backend = createMemoryBackend({ accounts: [ADA, BEN], ...options });
  const storage = createMemoryStorage(kept);
  const services = { backend, persisted: createPersisted(storage, null) };
  const ben = await backend.signIn(BEN.email, BEN.password);
  return { services, storage, ben, control: backend.control };
}

test('without an unfinished sign-up, reading writes nothing', async () => {
  const { services, ben, control } = await setUp({}, { userType: 'influencer' });
  expect(await readAccount(services, ben)).toEqual({
    user: ben,
    userType: 'influencer',
    profile: 'missing',
  });
  expect(new Set(control.calls)).toEqual(new Set(['signIn', 'readProfile']));
});

describe('finishing a sign-up', () => {
  test('sets the name, writes the record, sends the mail and forgets the unfinished sign-up', async () => {
    const { services, storage, ben, control } = await setUp();
    const account = await readAccount(services, ben);
    expect(account).toMatchObject({ user: { displayName: 'Ben Adams' }, profile: 'present' });
    expect(control.calls.slice(1)).toEqual([
      'readProfile',
      'readProfile', // after waiting for other tabs
      'setDisplayName',
      'writeProfile',
      'sendVerification',
    ]);
    expect(control.profiles.get(ben.uid)).toMatchObject({ createdAt: ben.createdAt });
    expect(storage.getItem('unfinishedSignUps')).toBeNull();
  });

  test('only sends the mail if the record exists', async () => {
    const { services, ben, control } = await setUp({
      accounts: [ADA, { ...BEN, userType: 'brand' }],
    });
    expect(await readAccount(services, ben)).toMatchObject({ userType: 'brand' });
    expect(control.calls).not.toContain('writeProfile');
    expect(control.mails).toHaveLength(1);
  });

  test('does not change an existing record, and takes its name', async () => {
    const { services, ben, control } = await setUp();
    await finishSignUp(services, ben, { displayName: 'Ben', userType: 'brand' });
    const record = control.profiles.get(ben.uid);
    const wanted = { displayName: 'Benny', userType: 'influencer' } as const;
    expect(await finishSignUp(services, ben, wanted)).toMatchObject({
      user: { displayName: 'Ben' },
      userType: 'brand',
    });
    expect(control.profiles.get(ben.uid)).toEqual(record);
  });
});
