import { describe, expect, test, vi } from 'vitest';
import { panelActions, type AccountExport } from './panel-actions.ts';
import { ADA, freshStores, OFFLINE, quiet, setUp } from './store-fixture.ts';

freshStores();

/** Signs in Ada and waits until her profile is read. */
async function signedIn(kept: Record<string, string> = {}) {
  const site = setUp({ accounts: [{ ...ADA, userType: 'brand' }], signedIn: ADA.email }, kept);
  await quiet();
  return { ...site, panel: panelActions(site.store), uid: 'user-1' };
}

describe('changing the name', () => {
  test('changes it in the record, the account and the session', async () => {
    const { panel, control, session, uid } = await signedIn();
    expect(await panel.changeName({ fullName: 'Ada Lind' })).toEqual({ status: 'success' });
    expect(control.profiles.get(uid)?.displayName).toBe('Ada Lind');
    expect(session()).toMatchObject({ user: { displayName: 'Ada Lind' }, profile: 'present' });
  });

  test('that fails half-way is repeated as a whole', async () => {
    const { panel, control, session } = await signedIn();
    control.failNext('setDisplayName', OFFLINE);
    expect(await panel.changeName({ fullName: 'Ada Lind' })).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/^We couldn’t change your name\. We couldn’t connect/),
    });
    expect(session()).toMatchObject({ user: { displayName: ADA.displayName } });
    expect(await panel.changeName({ fullName: 'Ada Lind' })).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ user: { displayName: 'Ada Lind' } });
  });
});

describe('exporting', () => {
  test('passes on the account and the record', async () => {
    const { panel, control, uid } = await signedIn();
    const save = vi.fn<(data: AccountExport) => void>();
    expect(await panel.exportAccount(save)).toEqual({ status: 'success' });
    expect(save).toHaveBeenCalledExactlyOnceWith({
      account: expect.objectContaining({ uid, email: ADA.email, emailVerified: false }),
      profile: control.profiles.get(uid),
    });
  });
});

describe('deleting', () => {
  const { password } = ADA;

  test('deletes the record, then the account, and ends the session', async () => {
    const { panel, control, session, storage, actions } = await signedIn({
      unfinishedSignUps: JSON.stringify([
        { email: ADA.email, displayName: 'Ada', userType: 'brand', mailFailed: true },
      ]),
    });
    expect(await panel.deleteAccount({ password })).toEqual({ status: 'success' });
    await quiet();
    expect(control.calls.slice(-3)).toEqual(['confirmPassword', 'deleteProfile', 'deleteAccount']);
    expect(control.profiles.size).toBe(0);
    expect(session()).toEqual({ status: 'signedOut', ended: 'deleted' });
    expect(storage.getItem('userType')).toBeNull();
    expect(storage.getItem('unfinishedSignUps')).toBeNull();
    expect(await actions.signIn(ADA)).toMatchObject({ status: 'error' });
  });

  test('a wrong password deletes nothing', async () => {
    const { panel, control, session } = await signedIn();
    expect(await panel.deleteAccount({ password: 'wrong' })).toEqual({
      status: 'error',
      message: 'That password doesn’t match this account.',
    });
    await quiet();
    expect(control.profiles.size).toBe(1);
    expect(session()).toMatchObject({ status: 'signedIn', profile: 'present' });
  });

  test('a failure half-way leaves an account that can be completed', async () => {
    const { panel, control, session, actions } = await signedIn();
    control.failNext('deleteAccount', OFFLINE);
    expect(await panel.deleteAccount({ password })).toMatchObject({
      message: expect.stringMatching(/^Your profile was deleted, but your account wasn’t\./),
    });
    expect(session()).toMatchObject({ status: 'signedIn', profile: 'missing' });
    await actions.signOut();
    await actions.signIn(ADA);
    expect(session()).toMatchObject({ profile: 'missing', userType: null });
    await actions.completeProfile({ fullName: 'Ada Lind', userType: 'influencer' });
    expect(session()).toMatchObject({ profile: 'present', userType: 'influencer' });
  });

  test('if only the last response is lost, the next attempt finds out', async () => {
    const { panel, control, session } = await signedIn();
    control.failNext('deleteAccount', OFFLINE, 'after');
    expect(await panel.deleteAccount({ password })).toMatchObject({ status: 'error' });
    expect(session().status).toBe('signedIn');
    await panel.deleteAccount({ password });
    await quiet();
    expect(session()).toEqual({ status: 'signedOut', ended: 'deleted' });
  });
});
