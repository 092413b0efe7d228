import { describe, expect, test, vi } from 'vitest';
import { createPersisted } from './persisted.ts';
import { createMemoryBackend } from './memory-backend.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createSessionStore } from './store.ts';
import { ADA, BEN, BENS_SIGN_UP, freshStores, OFFLINE, quiet, setUp } from './store-fixture.ts';

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
    backend.observe = (_, onError) => {
      queueMicrotask(() => onError(new TypeError('Failed to fetch dynamically imported module')));
      return () => {};
    };
    const store = createSessionStore(
      backend,
      createPersisted(createMemoryStorage({ userType: 'brand' }), null),
    );
    await quiet();
    expect(store.getSnapshot()).toMatchObject({ status: 'signedIn', userType: 'brand' });
    store.stop();
  });

  test('is signed out after the limit when the stored value is unreadable', async () => {
    const backend = createMemoryBackend();
    backend.storedUser = () => 'unreadable';
    backend.observe = () => () => {};
    const store = createSessionStore(backend, createPersisted(createMemoryStorage(), null), {
      confirmLimit: 5,
    });
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

  test('is completed by a page that learns of an unfinished sign-up’s account', async () => {
    const { session, control, storage } = setUp({ accounts, signedIn: BEN.email }, BENS_SIGN_UP);
    await quiet();
    expect(storage.getItem('unfinishedSignUps')).toBeNull();
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
    const { observe } = backend;
    let stopObserving = () => {};
    backend.observe = (...args) => (stopObserving = observe(...args));
    const store = createSessionStore(backend, createPersisted(createMemoryStorage(), null));
    await quiet();
    stopObserving();
    return { store, control: backend.control };
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

  test('comes before the page is shown if it reached a limit while closed', async () => {
    const now = Date.now();
    const { session, statuses, control } = setUp(
      { accounts, signedIn: ADA.email },
      { userType: 'brand', sessionTimes: JSON.stringify({ start: now, active: now - 120_000 }) },
      { limits: { idle: 60_000, total: Infinity } },
    );
    await quiet();
    expect(session()).toEqual({ status: 'signedOut', ended: 'idle' });
    expect(statuses()).toEqual(['signedOut']);
    expect(control.calls).toEqual([]);
  });
});
