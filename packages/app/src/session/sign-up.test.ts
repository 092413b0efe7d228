import { FirebaseError } from 'firebase/app';
import { describe, expect, test, vi } from 'vitest';
import {
  ADA,
  BUSY,
  DENIED,
  freshStores,
  NEW,
  OFFLINE,
  quiet,
  setUp,
} from '../../testing/session-fixture.ts';

freshStores();

/** The account of a sign-up whose further steps are missing. */
const begun = { email: NEW.email, password: NEW.password, displayName: '' };

describe('signing up', () => {
  test('takes the steps in order, then signs in the session', async () => {
    const { actions, control, session, statuses, storage } = setUp();
    expect(await actions.signUp(NEW)).toEqual({ status: 'success' });
    await quiet();
    expect(control.calls).toEqual([
      'createAccount',
      'setDisplayName',
      'writeProfile',
      'sendVerification',
    ]);
    expect(statuses()).toEqual(['signedOut', 'signedIn']);
    const { email, fullName: displayName } = NEW;
    const user = expect.objectContaining({ email, displayName });
    const userType = 'influencer';
    expect(session()).toEqual({ status: 'signedIn', user, userType, profile: 'present' });
    const createdAt = new Date().toISOString().replace(/\d\d\.\d{3}Z$/, '');
    expect([...control.profiles.values()]).toEqual([
      { email, displayName, userType, createdAt: expect.stringContaining(createdAt) },
    ]);
    expect(storage.getItem('userType')).toBe('influencer');
    expect(storage.getItem('unfinishedSignUp')).toBeNull();
    expect(control.mails).toEqual([{ to: email, kind: 'verification' }]);
  });

  test.each(['setDisplayName', 'writeProfile'] as const)(
    '%s fails: the account is kept, the form stays, and pressing again finishes it',
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
      expect(storage.getItem('unfinishedSignUp')).toContain(NEW.fullName);

      const corrected = { ...NEW, fullName: 'Cleo M. Marsh' };
      expect(await actions.signUp(corrected)).toEqual({ status: 'success' });
      await quiet();
      expect(session()).toMatchObject({
        status: 'signedIn',
        user: { displayName: 'Cleo M. Marsh' },
        userType: 'influencer',
      });
      expect(control.profiles.size).toBe(1);
    },
  );

  test.each([
    ['auth/network-request-failed', /^We couldn’t connect\./],
    ['auth/too-many-requests', /^Too many attempts\./],
    ['auth/internal-error', /^Something went wrong on our end\./],
    ['auth/the-service-is-currently-unavailable.', /^We don’t know yet if your account was/],
  ])('resumes an account whose creation was confirmed by nobody: %s', async (code, message) => {
    const { actions, control, session } = setUp({ accounts: [begun] });
    const error = new FirebaseError(code, '');
    const problem = { status: 'error', message: expect.stringMatching(message) };
    control.failNext('createAccount', error);
    control.failNext('signIn', error);
    expect(await actions.signUp(NEW)).toEqual(problem);
    expect(await actions.signUp(NEW)).toEqual(problem);
    expect(await actions.signUp(NEW)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ user: { displayName: NEW.fullName }, profile: 'present' });
    expect(control.mails).toHaveLength(1);
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

  test('is forgotten when the service refuses it', async () => {
    const { actions, storage } = setUp({ accounts: [ADA] });
    await actions.signUp({ ...NEW, email: ADA.email });
    expect(storage.getItem('unfinishedSignUp')).toBeNull();
  });

  test('is completed when the visitor leaves the page and opens it again', async () => {
    const first = setUp();
    first.control.failNext('writeProfile', OFFLINE);
    await first.actions.signUp(NEW);
    // A reload keeps the stored account and local storage.
    const second = setUp(
      { accounts: [begun], signedIn: NEW.email },
      { unfinishedSignUp: first.storage.getItem('unfinishedSignUp') ?? '' },
    );
    await quiet();
    expect(second.session()).toMatchObject({ userType: 'influencer', profile: 'present' });
  });

  test('opens the account that another tab has finished since', async () => {
    const { actions, control, session, storage } = setUp();
    control.failNext('writeProfile', OFFLINE);
    await actions.signUp(NEW);
    storage.removeItem('unfinishedSignUp');
    expect(await actions.signUp(NEW)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ status: 'signedIn', profile: 'present' });
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

describe('the verification mail', () => {
  test('can be sent again if it fails, while the sign-up succeeds', async () => {
    const { actions, control, session } = setUp();
    control.failNext('sendVerification', BUSY);
    expect(await actions.signUp(NEW)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ status: 'signedIn', verificationMailFailed: true });

    control.failNext('sendVerification', BUSY);
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

  test('is missing after a reload, too, and is sent only when asked', async () => {
    const first = setUp({ failures: { sendVerification: OFFLINE } });
    await first.actions.signUp(NEW);
    const second = setUp(
      {
        accounts: [{ ...NEW, displayName: NEW.fullName }],
        signedIn: NEW.email,
      },
      { unfinishedSignUp: first.storage.getItem('unfinishedSignUp') ?? '' },
    );
    await quiet();
    expect(second.session()).toMatchObject({ verificationMailFailed: true });
    expect(second.control.mails).toEqual([]);
    expect(await second.actions.resendVerification()).toEqual({ status: 'success' });
    expect(second.storage.getItem('unfinishedSignUp')).toBeNull();
  });

  test('is sent again at most once a minute', async () => {
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
  });
});
