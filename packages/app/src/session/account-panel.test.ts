import { describe, expect, test, vi } from 'vitest';
import type { AccountExport } from './actions.ts';
import { ADA, freshStores, OFFLINE, quiet, setUp } from '../../testing/session-fixture.ts';

freshStores();

/** Signs in Ada and waits until her profile is read. */
async function signedIn(kept: Record<string, string> = {}) {
  const site = setUp({ accounts: [{ ...ADA, userType: 'brand' }], signedIn: ADA.email }, kept);
  await quiet();
  return { ...site, uid: 'user-1' };
}

describe('changing the name', () => {
  test('changes it in the record, the account and the session', async () => {
    const { actions, control, session, uid } = await signedIn();
    expect(await actions.changeName({ fullName: 'Ada Lind' })).toEqual({ status: 'success' });
    expect(control.profiles.get(uid)?.displayName).toBe('Ada Lind');
    expect(session()).toMatchObject({ user: { displayName: 'Ada Lind' }, profile: 'present' });
  });

  test('that fails half-way is repeated as a whole', async () => {
    const { actions, control, session } = await signedIn();
    control.failNext('setDisplayName', OFFLINE);
    expect(await actions.changeName({ fullName: 'Ada Lind' })).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/^We couldn’t change your name\. We couldn’t connect/),
    });
    expect(session()).toMatchObject({ user: { displayName: ADA.displayName } });
    expect(await actions.changeName({ fullName: 'Ada Lind' })).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ user: { displayName: 'Ada Lind' } });
  });
});

describe('exporting', () => {
  test('passes on the account and the record', async () => {
    const { actions, control, uid } = await signedIn();
    const save = vi.fn<(data: AccountExport) => void>();
    expect(await actions.exportAccount(save)).toEqual({ status: 'success' });
    expect(save).toHaveBeenCalledExactlyOnceWith({
      account: expect.objectContaining({ uid, email: ADA.email, emailVerified: false }),
      profile: control.profiles.get(uid),
    });
  });
});

describe('deleting', () => {
  const { password } = ADA;

  test('deletes the record, then the account, and ends the session', async () => {
    const { actions, control, session, storage } = await signedIn({
      unfinishedSignUp: JSON.stringify({
        email: ADA.email,
        displayName: 'Ada',
        userType: 'brand',
        mailFailed: true,
      }),
    });
    expect(await actions.deleteAccount({ password })).toEqual({ status: 'success' });
    await quiet();
    expect(control.calls.slice(-3)).toEqual(['confirmPassword', 'deleteProfile', 'deleteAccount']);
    expect(control.profiles.size).toBe(0);
    expect(session()).toEqual({ status: 'signedOut', ended: 'deleted' });
    expect(storage.getItem('userType')).toBeNull();
    expect(storage.getItem('unfinishedSignUp')).toBeNull();
    expect(await actions.signIn(ADA)).toMatchObject({ status: 'error' });
  });

  test('a wrong password deletes nothing', async () => {
    const { actions, control, session } = await signedIn();
    expect(await actions.deleteAccount({ password: 'wrong' })).toEqual({
      status: 'error',
      message: 'That password doesn’t match this account.',
    });
    await quiet();
    expect(control.profiles.size).toBe(1);
    expect(session()).toMatchObject({ status: 'signedIn', profile: 'present' });
  });

  test('a failure half-way leaves an account that can be completed', async () => {
    const { actions, control, session } = await signedIn();
    control.failNext('deleteAccount', OFFLINE);
    expect(await actions.deleteAccount({ password })).toMatchObject({
      message: expect.stringMatching(/^Your profile was deleted, but your account wasn’t\./),
    });
    expect(session()).toMatchObject({ status: 'signedIn', profile: 'missing' });
    await actions.signOut();
    await actions.signIn(ADA);
    expect(session()).toMatchObject({ profile: 'missing', userType: null });
    await actions.completeProfile({ fullName: 'Ada Lind', userType: 'influencer' });
    expect(session()).toMatchObject({ profile: 'present', userType: 'influencer' });
  });

  test('if only the last response is lost, the page finds out when it asks the service', async () => {
    const { store, actions, control, session } = await signedIn();
    control.failNext('deleteAccount', OFFLINE);
    await actions.deleteAccount({ password });
    expect(session().status).toBe('signedIn');
    control.setUser(null);
    await store.check();
    await quiet();
    expect(session()).toEqual({ status: 'signedOut', ended: 'deleted' });
  });
});
