import { describe, expect, test, vi } from 'vitest';
import { createPersisted } from './persisted.ts';
import { createMemoryBackend } from '../../testing/memory-backend.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { createSessionStore } from './store.ts';
import {
  ADA,
  BEN,
  BENS_SIGN_UP,
  freshStores,
  OFFLINE,
  quiet,
  setUp,
} from '../../testing/session-fixture.ts';

freshStores();

describe('the first session state', () => {
  test('is known immediately when nobody is stored', () => {
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

  test('is the stored account after the limit, and a later response still counts', async () => {
    const { session, statuses } = setUp(
      { accounts: [{ ...ADA, userType: 'brand' }], signedIn: ADA.email, confirmDelay: 60 },
      { userType: 'influencer' },
      { confirmLimit: 10 },
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

  test('also uses the limit for a slow profile read', async () => {
    const { session } = setUp(
      {
        accounts: [{ ...ADA, userType: 'brand' }],
        signedIn: ADA.email,
        delays: { readProfile: 60 },
      },
      {},
      { confirmLimit: 10 },
    );
    await quiet();
    expect(session()).toMatchObject({ status: 'signedIn', userType: null, profile: 'reading' });
    await vi.advanceTimersByTimeAsync(80);
    expect(session()).toMatchObject({ userType: 'brand', profile: 'present' });
  });

  test('is the stored account immediately when the service’s code does not load', async () => {
    const backend = createMemoryBackend({ accounts: [ADA], signedIn: ADA.email });
    backend.load = () => Promise.reject(new Error('Part of this page didn’t load.'));
    const persisted = createPersisted(createMemoryStorage({ userType: 'brand' }));
    const store = createSessionStore(backend, persisted);
    await quiet();
    expect(store.getSnapshot()).toMatchObject({ status: 'signedIn', userType: 'brand' });
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

  test('is completed by a page that learns of an unfinished sign-up’s account', async () => {
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

  test('is null when this browser has stored an invalid value', async () => {
    const { session } = setUp({ accounts, signedIn: BEN.email }, { userType: 'admin' });
    await quiet();
    expect(session()).toMatchObject({ userType: null, profile: 'missing' });
  });
});

describe('a store that has missed events', () => {
  /**
   * Creates a store that misses all events after its start, like a page in the back/forward cache.
   */
  async function missEvents(signedIn?: string) {
    const backend = createMemoryBackend({
      accounts: [ADA, BEN],
      ...(signedIn && { signedIn }),
    });
    const { service, control } = backend;
    const { observe } = service;
    let stopObserving = () => {};
    service.observe = (onUser) => (stopObserving = observe(onUser));
    const store = createSessionStore(backend, createPersisted(createMemoryStorage(), null));
    await quiet();
    stopObserving();
    return { store, control };
  }

  test.each([
    ['signed out', 'ada@example.com', null],
    ['signed in', undefined, 'ada@example.com'],
    ['signed in as someone else', 'ada@example.com', 'ben@example.com'],
  ])('is outdated when the visitor has %s', async (_, before, after) => {
    const { store, control } = await missEvents(before);
    expect(store.isOutdated()).toBe(false);
    control.setUser(after);
    expect(store.isOutdated()).toBe(true);
    store.stop();
  });
});

describe('signing out', () => {
  test('clears the session and this browser’s user type', async () => {
    const { actions, session, storage } = setUp({ accounts: [{ ...ADA, userType: 'brand' }] });
    await actions.signIn(ADA);
    expect(storage.getItem('userType')).toBe('brand');
    expect(await actions.signOut()).toEqual({ status: 'success' });
    await quiet();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(storage.getItem('userType')).toBeNull();
  });

  test('keeps the session and says so when rejected', async () => {
    const { actions, control, session } = setUp({ accounts: [ADA] });
    await actions.signIn(ADA);
    control.failNext('signOut', new Error('disk full'));
    expect(await actions.signOut()).toMatchObject({ message: 'We couldn’t log you out.' });
    expect(session().status).toBe('signedIn');
  });
});

describe('the end of a session', () => {
  const accounts = [{ ...ADA, userType: 'brand' as const }, BEN];

  test('by the service is reported to the visitor and forgets the account', async () => {
    const { session, control, storage } = setUp({ accounts, signedIn: ADA.email });
    await quiet();
    expect(storage.getItem('userType')).toBe('brand');
    control.setUser(null);
    await quiet();
    expect(session()).toEqual({ status: 'signedOut', ended: 'revoked' });
    expect(storage.getItem('userType')).toBeNull();
  });

  test('forgets the user type before another tab signs in to another account', async () => {
    const { session, control } = setUp({ accounts, signedIn: ADA.email });
    await quiet();
    control.setUser(BEN.email);
    await quiet();
    expect(session()).toMatchObject({ user: { email: BEN.email }, userType: null });
  });
});

describe('races', () => {
  const accounts = [
    { ...ADA, userType: 'brand' as const },
    { ...BEN, userType: 'influencer' as const },
  ];
  const delays = { readProfile: 10 };

  test('a late profile read of an earlier account changes nothing', async () => {
    const { control, session, statuses } = setUp({ accounts, delays, signedIn: ADA.email });
    await vi.advanceTimersByTimeAsync(5);
    control.setUser(BEN.email);
    await quiet();
    expect(session()).toMatchObject({ user: { email: BEN.email }, userType: 'influencer' });
    expect(statuses()).toEqual(['unknown', 'signedIn']);
  });

  test('signed out while the profile is being read: stays signed out', async () => {
    const { control, session } = setUp({ accounts, delays, signedIn: ADA.email });
    await vi.advanceTimersByTimeAsync(5);
    control.setUser(null);
    await quiet();
    expect(session().status).toBe('signedOut');
  });

  test('signed out by the service while signing in: ends signed out', async () => {
    const { actions, control, session } = setUp({ accounts, delays });
    const done = actions.signIn(ADA);
    await vi.advanceTimersByTimeAsync(5);
    control.setUser(null);
    await quiet();
    await done;
    expect(session()).toEqual({ status: 'signedOut', ended: 'revoked' });
  });

  test('a sign-in that starts during another action waits for it', async () => {
    const { actions, control, session } = setUp({ accounts });
    await actions.signIn(ADA);
    const [, result] = await Promise.all([actions.signOut(), actions.signIn(BEN)]);
    expect(result).toEqual({ status: 'success' });
    expect(control.calls.slice(2)).toEqual(['signOut', 'signIn', 'readProfile']);
    expect(session()).toMatchObject({ user: { email: BEN.email } });
  });
});
