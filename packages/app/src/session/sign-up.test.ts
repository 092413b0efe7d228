import { describe, expect, test, vi } from 'vitest';
import { ServiceError } from './backend.ts';
import { ADA, DENIED, freshStores, NEW, OFFLINE, quiet, setUp } from './store-fixture.ts';

freshStores();

describe('signing up', () => {
  test('takes the steps in order, then signs in the session', async () => {
    const { actions, control, session, statuses, storage } = setUp();
    const result = await actions.signUp(NEW);
    await quiet();
    expect(result).toEqual({ status: 'success' });
    expect(control.calls).toEqual([
      'createAccount',
      'setDisplayName',
      'writeProfile',
      'sendVerification',
    ]);
    expect(statuses()).toEqual(['signedOut', 'signedIn']);
    expect(session()).toMatchObject({
      user: { email: NEW.email, displayName: NEW.fullName },
      userType: 'influencer',
      profile: 'present',
    });
    expect(session()).not.toHaveProperty('verificationMailFailed');
    const [profile] = control.profiles.values();
    expect(Object.keys(profile ?? {}).sort()).toEqual([
      'createdAt',
      'displayName',
      'email',
      'userType',
    ]);
    expect(profile).toMatchObject({
      email: NEW.email,
      displayName: NEW.fullName,
      userType: 'influencer',
    });
    expect(new Date(profile?.createdAt ?? '').toISOString()).toBe(profile?.createdAt);
    expect(storage.getItem('userType')).toBe('influencer');
    expect(control.mails).toEqual([{ to: NEW.email, kind: 'verification' }]);
  });

  test('runs once when called twice at the same time', async () => {
    const { actions, control } = setUp();
    const [first, second] = await Promise.all([actions.signUp(NEW), actions.signUp(NEW)]);
    expect(first).toBe(second);
    expect(control.calls.filter((name) => name === 'createAccount')).toHaveLength(1);
  });

  test.each(['setDisplayName', 'writeProfile'] as const)(
    '%s fails: the account is kept, and pressing again does only what is left',
    async (step) => {
      const { actions, control, session, storage } = setUp();
      control.failNext(step, DENIED);
      expect(await actions.signUp(NEW)).toEqual({
        status: 'error',
        message:
          'Your account was created, but we couldn’t save your profile. Press Create Account again to finish.',
        detail: `Details: ${DENIED.message}`,
      });
      await quiet();
      expect(session().status).toBe('signedOut');
      expect(storage.getItem('unfinishedSignUps')).toContain(NEW.fullName);

      expect(await actions.signUp({ ...NEW, fullName: 'Cleo M. Marsh' })).toEqual({
        status: 'success',
      });
      await quiet();
      expect(session()).toMatchObject({
        status: 'signedIn',
        user: { displayName: 'Cleo M. Marsh' },
        userType: 'influencer',
      });
      expect(control.calls.filter((name) => name === 'createAccount')).toHaveLength(1);
      expect(control.profiles.size).toBe(1);
    },
  );

  test('does not rewrite a record whose response was lost', async () => {
    const { actions, control, session } = setUp();
    control.failNext('writeProfile', OFFLINE, 'after');
    expect(await actions.signUp(NEW)).toMatchObject({ status: 'error' });
    expect(await actions.signUp({ ...NEW, userType: 'brand' })).toEqual({ status: 'success' });
    expect(control.calls.filter((name) => name === 'writeProfile')).toHaveLength(1);
    expect(session()).toMatchObject({ status: 'signedIn', userType: 'influencer' });
  });

  test('resumes an account that was created although its response was lost', async () => {
    const { actions, control, session } = setUp();
    control.failNext('createAccount', OFFLINE, 'after');
    expect(await actions.signUp(NEW)).toEqual({
      status: 'error',
      message: 'We couldn’t connect. Check your connection, or try again in a few minutes.',
      detail: 'Details: Network request failed.',
    });
    expect(await actions.signUp(NEW)).toEqual({ status: 'success' });
    await quiet();
    expect(session()).toMatchObject({ status: 'signedIn', user: { displayName: NEW.fullName } });
    expect(control.profiles.size).toBe(1);
  });

  test.each([
    ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes, then try again.'],
    ['auth/internal-error', 'Something went wrong on our end. Please try again in a few minutes.'],
    [
      'auth/the-service-is-currently-unavailable.',
      'We don’t know yet if your account was created. Press Create Account again to find out.',
    ],
  ])('resumes an account whose creation was confirmed by nobody: %s', async (code, message) => {
    const { actions, control, session } = setUp();
    control.failNext('createAccount', new ServiceError(code, ''), 'after');
    control.failNext('signIn', new ServiceError(code, ''));
    expect(await actions.signUp(NEW)).toEqual({ status: 'error', message });
    expect(await actions.signUp(NEW)).toMatchObject({ status: 'error', message });
    expect(await actions.signUp(NEW)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ user: { displayName: NEW.fullName }, profile: 'present' });
    expect(control.mails).toHaveLength(1);
  });

  test('says that its mail is missing after a reload, too, and sends it only when asked', async () => {
    const first = setUp({ failures: { sendVerification: OFFLINE } });
    await first.actions.signUp(NEW);
    const second = setUp(
      { accounts: [{ ...NEW, displayName: NEW.fullName }], signedIn: NEW.email },
      { unfinishedSignUps: first.storage.getItem('unfinishedSignUps') ?? '' },
    );
    await quiet();
    expect(second.session()).toMatchObject({ verificationMailFailed: true });
    expect(second.control.mails).toEqual([]);
    expect(await second.actions.resendVerification()).toEqual({ status: 'success' });
    expect(second.storage.getItem('unfinishedSignUps')).toBeNull();
  });

  test('does not open someone else’s account after a lost response', async () => {
    const { actions, control, session } = setUp({ accounts: [ADA] });
    control.failNext('createAccount', OFFLINE);
    await actions.signUp({ ...NEW, email: ADA.email });
    expect(await actions.signUp({ ...NEW, email: ADA.email })).toMatchObject({
      message: 'There’s already an account with this email address. Try logging in.',
    });
    expect(session().status).toBe('signedOut');
  });

  test('succeeds if only the email fails, which can be sent again', async () => {
    const { actions, control, session } = setUp();
    control.failNext('sendVerification', new ServiceError('auth/too-many-requests', 'Slow down.'));
    expect(await actions.signUp(NEW)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ status: 'signedIn', verificationMailFailed: true });

    control.failNext('sendVerification', new ServiceError('auth/too-many-requests', 'Slow down.'));
    expect(await actions.resendVerification()).toEqual({
      status: 'error',
      message:
        'We couldn’t send the email. Too many attempts. Please wait a few minutes, then try again.',
    });
    expect(session()).toMatchObject({ verificationMailFailed: true });

    expect(await actions.resendVerification()).toEqual({ status: 'success' });
    expect(session()).not.toHaveProperty('verificationMailFailed');
    expect(control.mails).toHaveLength(1);
  });

  test('sends the email again at most once a minute', async () => {
    const { actions, control, session } = setUp();
    await actions.signUp(NEW);
    await actions.resendVerification();
    expect(control.mails).toHaveLength(2);
    expect(session()).toMatchObject({ linkSentAt: Date.now() });
    vi.advanceTimersByTime(59_000);
    expect(await actions.resendVerification()).toEqual({ status: 'success' });
    expect(control.mails).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    await actions.resendVerification();
    expect(control.mails).toHaveLength(3);

    await actions.signOut();
    await actions.signUp({ ...NEW, email: 'dora@example.com' });
    await actions.resendVerification();
    expect(control.mails).toHaveLength(5); // the minute is another account's
  });

  test('is completed when the visitor leaves the page and opens it again', async () => {
    const first = setUp();
    first.control.failNext('writeProfile', OFFLINE);
    await first.actions.signUp(NEW);
    // A reload keeps the stored account and local storage.
    const second = setUp(
      {
        accounts: [{ email: NEW.email, password: NEW.password, displayName: NEW.fullName }],
        signedIn: NEW.email,
      },
      {
        unfinishedSignUps: first.storage.getItem('unfinishedSignUps') ?? '',
      },
    );
    await quiet();
    expect(second.session()).toMatchObject({ userType: 'influencer', profile: 'present' });
  });

  test('does not block other accounts when it is unfinished', async () => {
    const { actions, control, session } = setUp({ accounts: [ADA] });
    control.failNext('writeProfile', OFFLINE);
    await actions.signUp(NEW);
    await actions.signIn(ADA);
    control.setUser(NEW.email);
    await quiet();
    expect(session()).toMatchObject({ user: { email: NEW.email } });
  });
});
