import { beforeEach, describe, expect, test, vi } from 'vitest';
import { finishSignUp, readAccount } from './account.ts';
import { createMemoryBackend, type MemoryBackendOptions } from '../../testing/memory-backend.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { createPersisted } from './persisted.ts';
import { ADA, BEN, BENS_SIGN_UP } from '../../testing/session-fixture.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Signs in Ben without a record, because his sign-up in this browser was not finished. */
async function setUp(
  options: MemoryBackendOptions = {},
  kept: Record<string, string> = BENS_SIGN_UP,
) {
  const { service, control } = createMemoryBackend({ accounts: [ADA, BEN], ...options });
  const storage = createMemoryStorage(kept);
  const context = { service, persisted: createPersisted(storage, null) };
  const ben = await service.signIn(BEN.email, BEN.password);
  return { context, storage, ben, control };
}

test('without an unfinished sign-up, reading writes nothing', async () => {
  const { context, ben, control } = await setUp({}, { userType: 'influencer' });
  expect(await readAccount(context, ben)).toEqual({
    user: ben,
    userType: 'influencer',
    profile: 'missing',
  });
  expect(new Set(control.calls)).toEqual(new Set(['signIn', 'readProfile']));
});

describe('finishing a sign-up', () => {
  test('sets the name, writes the record, sends the mail and forgets the unfinished sign-up', async () => {
    const { context, storage, ben, control } = await setUp();
    const account = await readAccount(context, ben);
    expect(account).toMatchObject({ user: { displayName: 'Ben Adams' }, profile: 'present' });
    expect(control.calls.slice(1)).toEqual([
      'readProfile',
      'readProfile', // after waiting for other tabs
      'setDisplayName',
      'writeProfile',
      'sendVerification',
    ]);
    expect(control.profiles.get(ben.uid)).toMatchObject({ createdAt: ben.createdAt });
    expect(storage.getItem('unfinishedSignUp')).toBeNull();
  });

  test('keeps the type of an existing record', async () => {
    const { context, ben, control } = await setUp({
      accounts: [ADA, { ...BEN, userType: 'brand' }],
    });
    expect(await readAccount(context, ben)).toMatchObject({ userType: 'brand' });
    expect(control.profiles.get(ben.uid)).toMatchObject({ userType: 'brand' });
    expect(control.mails).toHaveLength(1);
  });

  test('twice changes nothing', async () => {
    const { context, ben, control } = await setUp();
    const { email } = BEN;
    const wanted = { email, displayName: 'Ben', userType: 'brand' } as const;
    await finishSignUp(context, ben, wanted);
    const record = control.profiles.get(ben.uid);
    expect(await finishSignUp(context, ben, wanted)).toMatchObject({ userType: 'brand' });
    expect(control.profiles.get(ben.uid)).toEqual(record);
  });
});

test.each(['garbage', '{}', 'null', '[null]', '{"email":"ben@example.com"}'])(
  'an unfinished sign-up that cannot be read is none: %s',
  async (unfinishedSignUp) => {
    const { context, ben } = await setUp({}, { unfinishedSignUp });
    expect(await readAccount(context, ben)).toMatchObject({ profile: 'missing', userType: null });
    context.persisted.setUnfinishedSignUp({ ...BEN, email: 'Ben@Example.com', userType: 'brand' });
    expect(await readAccount(context, ben)).toMatchObject({ profile: 'present' });
  },
);
