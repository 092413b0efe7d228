import { describe, expect, test } from 'vitest';
import {
  ADA,
  BEN,
  BENS_SIGN_UP,
  BUSY,
  freshStores,
  OFFLINE,
  quiet,
  setUp,
} from '../../testing/session-fixture.ts';

freshStores();

describe('signing in', () => {
  const accounts = [{ ...ADA, userType: 'brand' as const }, BEN];

  test('reads the profile once, then signs in the session', async () => {
    const { actions, control, session, statuses } = setUp({ accounts });
    expect(await actions.signIn(ADA)).toEqual({ status: 'success' });
    await quiet();
    expect(statuses()).toEqual(['signedOut', 'signedIn']);
    expect(control.calls).toEqual(['signIn', 'readProfile']);
    expect(session()).toMatchObject({ user: { email: ADA.email }, userType: 'brand' });
  });

  test('writes a missing record with the values from sign-up', async () => {
    const { actions, control, session } = setUp({ accounts }, BENS_SIGN_UP);
    expect(await actions.signIn(BEN)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({
      userType: 'influencer',
      profile: 'present',
      user: { displayName: 'Ben Adams' },
    });
    expect(control.profiles.size).toBe(2);
    expect(control.mails).toEqual([{ to: BEN.email, kind: 'verification' }]);
  });

  test('uses a user type that the browser remembers from someone else, but does not write it', async () => {
    const { actions, control, session } = setUp(
      { accounts },
      {
        userType: 'brand',
        unfinishedSignUp: JSON.stringify({
          email: 'eve@example.com',
          displayName: 'Eve',
          userType: 'brand',
        }),
      },
    );
    expect(await actions.signIn(BEN)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ userType: 'brand', profile: 'missing' });
    expect(control.profiles.size).toBe(1);
  });

  test('leaves a missing record to the visitor when the user type is unknown', async () => {
    const { actions, control, session, storage } = setUp({ accounts });
    await actions.signIn(BEN);
    expect(session()).toMatchObject({ userType: null, profile: 'missing' });
    expect(await actions.completeProfile({ fullName: 'Ben Ito', userType: 'influencer' })).toEqual({
      status: 'success',
    });
    expect(session()).toMatchObject({ userType: 'influencer', profile: 'present' });
    expect(storage.getItem('userType')).toBe('influencer');
    expect(control.profiles.size).toBe(2);
  });

  test('completing a profile that another tab has completed uses the existing one', async () => {
    const { actions, control, backend, session } = setUp({ accounts });
    await actions.signIn(BEN);
    control.failNext('writeProfile', OFFLINE);
    const values = { fullName: 'Ben Ito', userType: 'brand' } as const;
    expect(await actions.completeProfile(values)).toEqual({
      status: 'error',
      message:
        'We couldn’t save your profile. We couldn’t connect. Check your connection, or try again in a few minutes.',
    });
    const { email, displayName } = BEN;
    const createdAt = '2026-11-20T09:30:00.000Z';
    const record = { email, displayName, userType: 'influencer', createdAt } as const;
    await backend.service.writeProfile('user-2', record);
    expect(await actions.completeProfile(values)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ userType: 'influencer' });
  });

  test('an unread profile can be read again', async () => {
    const { actions, control, session } = setUp({ accounts });
    control.failNext('readProfile', OFFLINE);
    await actions.signIn(ADA);
    expect(session()).toMatchObject({ userType: null, profile: 'unread' });
    control.failNext('readProfile', OFFLINE);
    expect(await actions.readAgain()).toEqual({
      status: 'error',
      message: 'We still couldn’t load your profile. Please try again in a few minutes.',
    });
    expect(await actions.readAgain()).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ userType: 'brand', profile: 'present' });
  });
});

describe('a forgotten password', () => {
  const { email } = ADA;

  test('gets the same answer with and without an account', async () => {
    const { actions, control } = setUp({ accounts: [ADA] });
    expect(await actions.resetPassword({ email })).toEqual({ status: 'success' });
    expect(await actions.resetPassword({ email: 'eve@example.com' })).toEqual({
      status: 'success',
    });
    expect(control.mails).toEqual([{ to: email, kind: 'passwordReset' }]);
  });

  test('says so when the link could not be sent', async () => {
    const { actions, control } = setUp();
    control.failNext('sendPasswordReset', BUSY);
    expect(await actions.resetPassword({ email })).toEqual({
      status: 'error',
      message:
        'We couldn’t send the link. Too many attempts. Please wait a few minutes, then try again.',
    });
  });
});
