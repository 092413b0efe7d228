import { describe, expect, test } from 'vitest';
import { accountActions } from './account-actions.ts';
import { createPersisted } from './persisted.ts';
import { createMemoryBackend } from './memory-backend.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createSessionStore } from './store.ts';
import { ADA, BEN, createLocks, freshStores, NEW, quiet, setUp } from './store-fixture.ts';

freshStores();

describe('races', () => {
  const accounts = [
    { ...ADA, userType: 'brand' as const },
    { ...BEN, userType: 'influencer' as const },
  ];

  test('a late profile read of an earlier account changes nothing', async () => {
    const { control, session } = setUp({ accounts });
    const release = control.holdNext('readProfile');
    control.setUser(ADA.email);
    await quiet();
    control.setUser(BEN.email);
    await quiet();
    release();
    await quiet();
    expect(session()).toMatchObject({ user: { email: BEN.email }, userType: 'influencer' });
  });

  test('signed out while the profile is being read: stays signed out', async () => {
    const { control, session } = setUp({ accounts });
    const release = control.holdNext('readProfile');
    control.setUser(ADA.email);
    await quiet();
    control.setUser(null);
    await quiet();
    release();
    await quiet();
    expect(session()).toEqual({ status: 'signedOut' });
  });

  test('signed out by the service while signing in: ends signed out', async () => {
    const { actions, control, session } = setUp({ accounts });
    const release = control.holdNext('readProfile');
    const done = actions.signIn(ADA);
    await quiet();
    control.setUser(null);
    await quiet();
    release();
    await done;
    await quiet();
    expect(session()).toEqual({ status: 'signedOut', ended: 'revoked' });
  });

  test('a sign-in that starts during another waits for it', async () => {
    const { actions, control, session } = setUp({ accounts });
    await actions.signIn(ADA);
    const [, result] = await Promise.all([actions.signOut(), actions.signIn(BEN)]);
    expect(result).toEqual({ status: 'success' });
    expect(control.calls.slice(2)).toEqual(['signOut', 'signIn', 'readProfile']);
    expect(session()).toMatchObject({ user: { email: BEN.email } });
  });

  test('another tab signs in while an account is being created: the new account wins', async () => {
    const { actions, control, session, statuses } = setUp({ accounts });
    const releaseRead = control.holdNext('readProfile');
    control.setUser(ADA.email);
    await quiet();
    const releaseAccount = control.holdNext('createAccount');
    const done = actions.signUp(NEW);
    await quiet();
    releaseRead();
    await quiet();
    expect(session().status).toBe('signedOut');
    releaseAccount();
    await done;
    await quiet();
    expect(session()).toMatchObject({ user: { email: NEW.email } });
    expect(statuses()).toEqual(['signedOut', 'signedIn']);
  });

  test('a tab waits while another tab finishes creating an account', async () => {
    const backend = createMemoryBackend();
    const storage = createMemoryStorage();
    const locks = createLocks();
    const open = () => createSessionStore(backend, createPersisted(storage, locks));
    const [first, second] = [open(), open()];
    const release = backend.control.holdNext('setDisplayName');
    const done = accountActions(first).signUp(NEW);
    await quiet();
    expect(second.getSnapshot()).toEqual({ status: 'signedOut' });
    release();
    expect(await done).toEqual({ status: 'success' });
    await quiet();
    for (const store of [first, second]) {
      expect(store.getSnapshot()).toMatchObject({
        user: { displayName: NEW.fullName },
        userType: 'influencer',
        profile: 'present',
      });
      store.stop();
    }
    expect(backend.control.calls.filter((name) => name === 'writeProfile')).toHaveLength(1);
    expect(backend.control.mails).toHaveLength(1);
  });

  test('a tab that is closed during a sign-up leaves it to the other one', async () => {
    const backend = createMemoryBackend();
    const storage = createMemoryStorage();
    const locks = createLocks();
    const open = () => createSessionStore(backend, createPersisted(storage, locks));
    const [closed, other] = [open(), open()];
    backend.control.holdNext('setDisplayName'); // forever
    void accountActions(closed).signUp(NEW);
    await quiet();
    closed.stop();
    locks.releaseAll();
    await quiet();
    expect(other.getSnapshot()).toMatchObject({ status: 'signedIn', profile: 'present' });
    expect([...backend.control.profiles.values()]).toMatchObject([
      { displayName: NEW.fullName, userType: 'influencer' },
    ]);
    expect(backend.control.mails).toHaveLength(1);
    other.stop();
  });
});
