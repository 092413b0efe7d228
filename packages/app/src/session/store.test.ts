import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountActions } from './account-actions.ts';
import { ServiceError } from './backend.ts';
import { createLocalUserType } from './local-user-type.ts';
import { createMemoryBackend, type MemoryBackendOptions } from './memory-backend.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createSessionStore } from './store.ts';
import type { Session } from './types.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada Okafor' };
const BEN = { email: 'ben@example.com', password: 'battery staple', displayName: 'Ben Ito' };
const NEW = {
  fullName: 'Cleo Marsh',
  email: 'cleo@example.com',
  password: 'tangerine',
  userType: 'influencer',
} as const;
const OFFLINE = new ServiceError(
  'auth/network-request-failed',
  'Firebase: Error (auth/network-request-failed).',
);
const DENIED = new ServiceError('permission-denied', 'Missing or insufficient permissions.');

let stops: (() => void)[] = [];

function setUp(
  options: MemoryBackendOptions = {},
  kept: Record<string, string> = {},
  limit?: number,
) {
  const backend = createMemoryBackend(options);
  const storage = createMemoryStorage(kept);
  const store = createSessionStore(backend, createLocalUserType(storage), limit);
  const seen: Session[] = [store.getSnapshot()];
  store.subscribe(() => seen.push(store.getSnapshot()));
  stops.push(store.stop);
  return {
    store,
    storage,
    control: backend.control,
    actions: { ...accountActions(store), signOut: store.signOut },
    seen,
    statuses: () => seen.map(({ status }) => status),
    session: () => store.getSnapshot(),
  };
}

/** What this browser keeps after a sign-up of Ben's that could not be finished. */
const BENS_SIGN_UP = {
  userType: 'influencer',
  unfinishedSignUp: JSON.stringify({
    uid: 'user-2',
    displayName: 'Ben Adams',
    userType: 'influencer',
  }),
};

/** Waits until everything that is on its way has arrived. */
const quiet = () => vi.advanceTimersByTimeAsync(20);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the first session state', () => {
  test('is known at once when nobody is stored', () => {
    const { session } = setUp();
    expect(session()).toEqual({ status: 'signedOut' });
  });

  test('is unknown until a stored account is confirmed and its profile read', async () => {
    const { session, statuses } = setUp({
      accounts: [{ ...ADA, userType: 'brand' }],
      signedIn: ADA.email,
    });
    expect(session()).toEqual({ status: 'unknown' });
    await quiet();
    expect(statuses()).toEqual(['unknown', 'signedIn']);
    expect(session()).toMatchObject({
      user: { email: ADA.email, displayName: ADA.displayName },
      userType: 'brand',
      profile: 'present',
    });
  });

  test('after the limit the stored account stands, and the later answer still counts', async () => {
    const { session, statuses } = setUp(
      { accounts: [{ ...ADA, userType: 'brand' }], signedIn: ADA.email, confirmDelay: 60 },
      { userType: 'influencer' },
      10,
    );
    await quiet();
    expect(session()).toMatchObject({
      status: 'signedIn',
      userType: 'influencer',
      profile: 'reading',
    });
    await vi.advanceTimersByTimeAsync(80);
    expect(session()).toMatchObject({ status: 'signedIn', userType: 'brand', profile: 'present' });
    expect(statuses()).toEqual(['unknown', 'signedIn', 'signedIn']);
  });

  test('the limit says nothing twice', async () => {
    const { statuses } = setUp(
      {
        accounts: [{ ...ADA, userType: 'brand' }],
        signedIn: ADA.email,
        confirmDelay: 30,
        delays: { readProfile: 60 },
      },
      {},
      10,
    );
    await vi.advanceTimersByTimeAsync(130);
    expect(statuses()).toEqual(['unknown', 'signedIn', 'signedIn']);
  });

  test('the limit holds for a slow profile read too', async () => {
    const { session } = setUp(
      {
        accounts: [{ ...ADA, userType: 'brand' }],
        signedIn: ADA.email,
        delays: { readProfile: 60 },
      },
      {},
      10,
    );
    await quiet();
    expect(session()).toMatchObject({ status: 'signedIn', userType: null, profile: 'reading' });
    await vi.advanceTimersByTimeAsync(80);
    expect(session()).toMatchObject({ userType: 'brand', profile: 'present' });
  });

  test('the service may still end a session that the limit let through', async () => {
    const { session, control } = setUp(
      { accounts: [ADA], signedIn: ADA.email, confirmDelay: 1000 },
      {},
      5,
    );
    await quiet();
    expect(session().status).toBe('signedIn');
    control.setUser(null);
    await quiet();
    expect(session()).toEqual({ status: 'signedOut' });
  });

  test('when the service code does not load, what is stored stands at once', async () => {
    const backend = createMemoryBackend({ accounts: [ADA], signedIn: ADA.email });
    backend.observe = (_, onError) => {
      queueMicrotask(() => onError(new TypeError('Failed to fetch dynamically imported module')));
      return () => {};
    };
    const store = createSessionStore(
      backend,
      createLocalUserType(createMemoryStorage({ userType: 'brand' })),
    );
    await quiet();
    expect(store.getSnapshot()).toMatchObject({ status: 'signedIn', userType: 'brand' });
    store.stop();
  });

  test('a stored value that nobody understands counts as signed out after the limit', async () => {
    const backend = createMemoryBackend();
    backend.storedUser = () => 'unreadable';
    backend.observe = () => () => {};
    const store = createSessionStore(backend, createLocalUserType(createMemoryStorage()), 5);
    expect(store.getSnapshot().status).toBe('unknown');
    await quiet();
    expect(store.getSnapshot().status).toBe('signedOut');
    store.stop();
  });
});

describe('the user type', () => {
  const accounts = [{ ...ADA, userType: 'brand' as const }, BEN];

  test('comes from the profile record', async () => {
    const { session } = setUp({ accounts, signedIn: ADA.email }, { userType: 'influencer' });
    await quiet();
    expect(session()).toMatchObject({ userType: 'brand' });
  });

  test('comes from this browser when the record cannot be read, which is only logged', async () => {
    const { session } = setUp(
      { accounts, signedIn: ADA.email, failures: { readProfile: OFFLINE } },
      { userType: 'influencer' },
    );
    await quiet();
    expect(session()).toMatchObject({ userType: 'influencer', profile: 'unread' });
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('a page that starts with the account of an unfinished sign-up completes it', async () => {
    const { session, control, storage } = setUp({ accounts, signedIn: BEN.email }, BENS_SIGN_UP);
    await quiet();
    expect(storage.getItem('unfinishedSignUp')).toBeNull();
    expect(session()).toMatchObject({ userType: 'influencer', profile: 'present' });
    expect([...control.profiles.values()].at(-1)).toMatchObject({
      email: BEN.email,
      displayName: 'Ben Adams',
      userType: 'influencer',
    });
  });

  test('a value in this browser that is no user type is none', async () => {
    const { session } = setUp({ accounts, signedIn: BEN.email }, { userType: 'admin' });
    await quiet();
    expect(session()).toMatchObject({ userType: null, profile: 'missing' });
  });
});

describe('signing up', () => {
  test('takes the steps in order, then the session is signed in', async () => {
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

  test('nobody is signed in, and the profile is not read, while it is under way', async () => {
    const { actions, control, session } = setUp();
    const release = control.holdNext('writeProfile');
    const done = actions.signUp(NEW);
    await quiet();
    expect(session().status).toBe('signedOut');
    release();
    await done;
    await quiet();
    expect(session().status).toBe('signedIn');
    expect(control.calls).not.toContain('readProfile');
  });

  test('twice at once is once', async () => {
    const { actions, control } = setUp();
    const [first, second] = await Promise.all([actions.signUp(NEW), actions.signUp(NEW)]);
    expect(first).toBe(second);
    expect(control.calls.filter((name) => name === 'createAccount')).toHaveLength(1);
  });

  test('rejected: a plain sentence and the text of the service', async () => {
    const { actions, session } = setUp({ accounts: [ADA] });
    expect(await actions.signUp({ ...NEW, email: ADA.email })).toEqual({
      status: 'error',
      message: 'There is already an account with this email address. Try signing in.',
      detail: 'Firebase: Error (auth/email-already-in-use).',
    });
    expect(session().status).toBe('signedOut');
  });

  test('an exception is named', async () => {
    const { actions, control } = setUp();
    control.failNext('createAccount', new TypeError('module gone'));
    expect(await actions.signUp(NEW)).toEqual({
      status: 'error',
      message: 'Failed to create an account: module gone',
    });
  });

  test.each(['setDisplayName', 'writeProfile'] as const)(
    '%s fails: the account stays, and pressing again does what is left',
    async (step) => {
      const { actions, control, session, storage } = setUp();
      control.failNext(step, DENIED);
      expect(await actions.signUp(NEW)).toEqual({
        status: 'error',
        message:
          'Your account was made, but your profile could not be saved. Press Create Account again to finish.',
        detail: DENIED.message,
      });
      await quiet();
      expect(session().status).toBe('signedOut');
      expect(storage.getItem('userType')).toBe('influencer');

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

  test('the connection goes in the middle: the alert says so', async () => {
    const { actions, control } = setUp();
    control.failNext('writeProfile', new ServiceError('unknown', 'fetch failed'));
    expect(await actions.signUp(NEW)).toEqual({
      status: 'error',
      message:
        'Your account was made, but the connection was lost before your profile was saved. Press Create Account again to finish.',
      detail: 'fetch failed',
    });
  });

  test('a record that was written though its answer was lost is not written again', async () => {
    const { actions, control, session } = setUp();
    control.failNext('writeProfile', OFFLINE, 'after');
    expect(await actions.signUp(NEW)).toMatchObject({ status: 'error' });
    expect(await actions.signUp({ ...NEW, userType: 'brand' })).toEqual({ status: 'success' });
    expect(control.calls.filter((name) => name === 'writeProfile')).toHaveLength(1);
    expect(session()).toMatchObject({ status: 'signedIn', userType: 'influencer' });
  });

  test('an account that was made though its answer was lost is taken up again', async () => {
    const { actions, control, session } = setUp();
    control.failNext('createAccount', OFFLINE, 'after');
    expect(await actions.signUp(NEW)).toEqual({
      status: 'error',
      message: 'We could not reach the service. Please check your connection, then try again.',
      detail: OFFLINE.message,
    });
    expect(await actions.signUp(NEW)).toEqual({ status: 'success' });
    await quiet();
    expect(session()).toMatchObject({ status: 'signedIn', user: { displayName: NEW.fullName } });
    expect(control.profiles.size).toBe(1);
  });

  test('a lost answer does not open the account of someone else', async () => {
    const { actions, control, session } = setUp({ accounts: [ADA] });
    control.failNext('createAccount', OFFLINE);
    await actions.signUp({ ...NEW, email: ADA.email });
    expect(await actions.signUp({ ...NEW, email: ADA.email })).toMatchObject({
      message: 'There is already an account with this email address. Try signing in.',
    });
    expect(session().status).toBe('signedOut');
  });

  test('signed out by another tab in between: pressing again signs in and finishes', async () => {
    const { actions, control, session } = setUp();
    control.failNext('writeProfile', OFFLINE);
    await actions.signUp(NEW);
    control.setUser(null);
    await quiet();
    expect(await actions.signUp(NEW)).toEqual({ status: 'success' });
    await quiet();
    expect(session()).toMatchObject({ status: 'signedIn', profile: 'present' });
  });

  test('only the mail fails: signed up, and it can be sent again', async () => {
    const { actions, control, session } = setUp();
    control.failNext('sendVerification', new ServiceError('auth/too-many-requests', 'Slow down.'));
    expect(await actions.signUp(NEW)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ status: 'signedIn', verificationMailFailed: true });

    control.failNext('sendVerification', new ServiceError('auth/too-many-requests', 'Slow down.'));
    expect(await actions.resendVerification()).toEqual({
      status: 'error',
      message:
        'We could not send the message. Too many attempts. Please wait a few minutes, then try again.',
      detail: 'Slow down.',
    });
    expect(session()).toMatchObject({ verificationMailFailed: true });

    expect(await actions.resendVerification()).toEqual({ status: 'success' });
    expect(session()).not.toHaveProperty('verificationMailFailed');
    expect(control.mails).toHaveLength(1);
  });

  test('the page is left and opened again: it completes what was left', async () => {
    const first = setUp();
    first.control.failNext('writeProfile', OFFLINE);
    await first.actions.signUp(NEW);
    // What a reload keeps: the stored account and local storage.
    const second = setUp(
      {
        accounts: [{ email: NEW.email, password: NEW.password, displayName: NEW.fullName }],
        signedIn: NEW.email,
      },
      {
        userType: first.storage.getItem('userType') ?? '',
        unfinishedSignUp: first.storage.getItem('unfinishedSignUp') ?? '',
      },
    );
    await quiet();
    expect(second.session()).toMatchObject({ userType: 'influencer', profile: 'present' });
  });

  test('once done it is not taken up again', async () => {
    const { actions, session } = setUp();
    await actions.signUp(NEW);
    await actions.signOut();
    expect(await actions.signUp(NEW)).toMatchObject({
      status: 'error',
      detail: 'Firebase: Error (auth/email-already-in-use).',
    });
    expect(session().status).toBe('signedOut');
  });

  test('left unfinished for another account, it holds nothing back', async () => {
    const { actions, control, session } = setUp({ accounts: [ADA] });
    control.failNext('writeProfile', OFFLINE);
    await actions.signUp(NEW);
    await actions.signIn(ADA);
    control.setUser(NEW.email);
    await quiet();
    expect(session()).toMatchObject({ user: { email: NEW.email } });
  });

  test('the user type of whoever was here before is forgotten', async () => {
    const { actions, control, storage } = setUp({}, { userType: 'brand' });
    const release = control.holdNext('writeProfile');
    const done = actions.signUp(NEW);
    await quiet();
    expect(storage.getItem('userType')).toBeNull();
    release();
    await done;
  });
});

describe('signing in', () => {
  const accounts = [{ ...ADA, userType: 'brand' as const }, BEN];

  test('reads the profile once, then the session is signed in', async () => {
    const { actions, control, session, statuses } = setUp({ accounts });
    expect(await actions.signIn(ADA)).toEqual({ status: 'success' });
    await quiet();
    expect(statuses()).toEqual(['signedOut', 'signedIn']);
    expect(control.calls).toEqual(['signIn', 'readProfile']);
    expect(session()).toMatchObject({ user: { email: ADA.email }, userType: 'brand' });
  });

  test('rejected: a plain sentence and the text of the service', async () => {
    const { actions, session } = setUp({ accounts });
    expect(await actions.signIn({ ...ADA, password: 'wrong' })).toEqual({
      status: 'error',
      message: 'That email address and password do not match an account.',
      detail: 'Firebase: Error (auth/invalid-credential).',
    });
    expect(session().status).toBe('signedOut');
  });

  test('a missing record is completed with what the account was signed up with', async () => {
    const { actions, control, session } = setUp({ accounts }, BENS_SIGN_UP);
    expect(await actions.signIn(BEN)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({
      userType: 'influencer',
      profile: 'present',
      user: { displayName: 'Ben Adams' },
    });
    expect(control.profiles.size).toBe(2);
  });

  test('a type that this browser remembers of someone else is used, and never written', async () => {
    const { actions, control, session } = setUp(
      { accounts },
      {
        userType: 'brand',
        unfinishedSignUp: JSON.stringify({ uid: 'user-9', displayName: 'Eve', userType: 'brand' }),
      },
    );
    expect(await actions.signIn(BEN)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ userType: 'brand', profile: 'missing' });
    expect(control.profiles.size).toBe(1);
  });

  test('a missing record with no type known is left to the visitor', async () => {
    const { actions, control, session, storage } = setUp({ accounts });
    await actions.signIn(BEN);
    expect(session()).toMatchObject({ userType: null, profile: 'missing' });
    expect(await actions.completeProfile({ userType: 'influencer' })).toEqual({
      status: 'success',
    });
    expect(session()).toMatchObject({ userType: 'influencer', profile: 'present' });
    expect(storage.getItem('userType')).toBe('influencer');
    expect(control.profiles.size).toBe(2);
  });

  test('completing a profile that another tab has completed takes over what is there', async () => {
    const { actions, control, session } = setUp({ accounts });
    await actions.signIn(BEN);
    control.failNext('writeProfile', OFFLINE, 'after');
    expect(await actions.completeProfile({ userType: 'influencer' })).toMatchObject({
      status: 'error',
      message:
        'We could not save your profile. We could not reach the service. Please check your connection, then try again.',
    });
    expect(await actions.completeProfile({ userType: 'brand' })).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ userType: 'influencer' });
  });

  test('a failing profile read does not prevent it', async () => {
    const { actions, session } = setUp(
      { accounts, failures: { readProfile: OFFLINE } },
      { userType: 'brand' },
    );
    expect(await actions.signIn(ADA)).toEqual({ status: 'success' });
    expect(session()).toMatchObject({ status: 'signedIn', userType: 'brand', profile: 'unread' });
  });
});

describe('signing out', () => {
  test('clears the session and the user type of this browser', async () => {
    const { actions, session, storage } = setUp({ accounts: [{ ...ADA, userType: 'brand' }] });
    await actions.signIn(ADA);
    expect(storage.getItem('userType')).toBe('brand');
    expect(await actions.signOut()).toEqual({ status: 'success' });
    await quiet();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(storage.getItem('userType')).toBeNull();
  });

  test('rejected: the session stays and the reason is given', async () => {
    const { actions, control, session } = setUp({ accounts: [ADA] });
    await actions.signIn(ADA);
    control.failNext('signOut', new Error('disk full'));
    expect(await actions.signOut()).toEqual({
      status: 'error',
      message: 'We could not log you out.',
      detail: 'disk full',
    });
    expect(session().status).toBe('signedIn');
  });
});

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

  test('signed out while the profile is read: stays signed out', async () => {
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

  test('signed out by another tab while signing in: ends signed out', async () => {
    const { actions, control, session } = setUp({ accounts });
    const release = control.holdNext('readProfile');
    const done = actions.signIn(ADA);
    await quiet();
    control.setUser(null);
    await quiet();
    release();
    await done;
    await quiet();
    expect(session()).toEqual({ status: 'signedOut' });
  });

  test('signed out by another tab during another action: ends signed out', async () => {
    const { actions, control, session } = setUp({ accounts });
    await actions.signIn(ADA);
    const release = control.holdNext('sendVerification');
    const done = actions.resendVerification();
    await quiet();
    control.setUser(null);
    await quiet();
    release();
    await done;
    await quiet();
    expect(session()).toEqual({ status: 'signedOut' });
  });

  test('another tab signs in as someone else: nothing of the earlier account is shown', async () => {
    const { actions, control, seen } = setUp({ accounts });
    await actions.signIn(ADA);
    control.setUser(BEN.email);
    await quiet();
    expect(seen.slice(-2)).toMatchObject([
      { status: 'unknown' },
      { status: 'signedIn', user: { email: BEN.email }, userType: 'influencer' },
    ]);
  });

  test('a sign-in that begins during another waits for it', async () => {
    const { actions, control, session } = setUp({ accounts });
    await actions.signIn(ADA);
    const [, result] = await Promise.all([actions.signOut(), actions.signIn(BEN)]);
    expect(result).toEqual({ status: 'success' });
    expect(control.calls.slice(2)).toEqual(['signOut', 'signIn', 'readProfile']);
    expect(session()).toMatchObject({ user: { email: BEN.email } });
  });

  test('another tab signs in while an account is made: the new account stands', async () => {
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

  test('the backend tells late what an action has done: no news', async () => {
    const backend = createMemoryBackend({ accounts });
    let tell: Parameters<typeof backend.observe>[0] = () => {};
    backend.observe = (onUser) => {
      tell = onUser;
      return () => {};
    };
    const { signIn } = backend;
    backend.signIn = async (...args) => {
      await Promise.resolve();
      tell(null); // as when the SDK has just started
      return signIn(...args);
    };
    const store = createSessionStore(backend, createLocalUserType(createMemoryStorage()));
    await accountActions(store).signIn(ADA);
    const session = store.getSnapshot();
    expect(session).toMatchObject({ status: 'signedIn', user: { email: ADA.email } });
    tell(session.status === 'signedIn' ? { ...session.user } : null);
    await quiet();
    expect(store.getSnapshot()).toBe(session);
    expect(backend.control.calls).toEqual(['signIn', 'readProfile']);
    store.stop();
  });

  test('an account that another tab is still making is not completed here', async () => {
    const { control, session } = setUp({ accounts: [ADA] }, { userType: 'brand' });
    control.setUser(ADA.email);
    await quiet();
    expect(session()).toMatchObject({ status: 'signedIn', profile: 'missing' });
    expect(control.profiles.size).toBe(0);
  });

  test('the record that another tab has written meanwhile is read', async () => {
    const backend = createMemoryBackend({ accounts: [{ ...ADA, userType: 'brand' }] });
    const local = createLocalUserType(createMemoryStorage());
    let changedElsewhere = () => {};
    const store = createSessionStore(backend, {
      ...local,
      onChange: (listener) => {
        changedElsewhere = listener;
        return () => {};
      },
    });
    backend.control.failNext('readProfile', OFFLINE);
    backend.control.setUser(ADA.email);
    await quiet();
    expect(store.getSnapshot()).toMatchObject({ userType: null, profile: 'unread' });
    local.set('influencer');
    changedElsewhere();
    await quiet();
    expect(store.getSnapshot()).toMatchObject({ userType: 'brand', profile: 'present' });
    store.stop();
  });
});
