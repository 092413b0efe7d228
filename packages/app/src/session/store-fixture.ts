/** Shared by the session store's tests. */
import { afterEach, beforeEach, vi } from 'vitest';
import { accountActions } from './account-actions.ts';
import { ServiceError } from './backend.ts';
import { createPersisted } from './persisted.ts';
import { createMemoryBackend, type MemoryBackendOptions } from './memory-backend.ts';
import { passwordReset } from './reset-password.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createSessionStore, type SessionStoreOptions } from './store.ts';
import type { Session } from './types.ts';

export const ADA = {
  email: 'ada@example.com',
  password: 'correct horse',
  displayName: 'Ada Okafor',
};
export const BEN = { email: 'ben@example.com', password: 'battery staple', displayName: 'Ben Ito' };
export const NEW = {
  fullName: 'Cleo Marsh',
  email: 'cleo@example.com',
  password: 'tangerine',
  confirmPassword: 'tangerine',
  userType: 'influencer',
} as const;
export const OFFLINE = new ServiceError(
  'auth/network-request-failed',
  'Firebase: Error (auth/network-request-failed).',
);
export const DENIED = new ServiceError('permission-denied', 'Missing or insufficient permissions.');

let stops: (() => void)[] = [];

/** Creates a store with an in-memory backend and records its sessions. */
export function setUp(
  backendOptions: MemoryBackendOptions = {},
  kept: Record<string, string> = {},
  options: SessionStoreOptions = {},
) {
  const backend = createMemoryBackend(backendOptions);
  const storage = createMemoryStorage(kept);
  const store = createSessionStore(backend, createPersisted(storage, createLocks()), options);
  const sessions: Session[] = [store.getSnapshot()];
  store.subscribe(() => sessions.push(store.getSnapshot()));
  stops.push(store.stop);
  return {
    store,
    storage,
    control: backend.control,
    actions: {
      ...accountActions(store),
      resetPassword: passwordReset(store),
      signOut: store.signOut,
    },
    sessions,
    statuses: () => sessions.map(({ status }) => status),
    session: () => store.getSnapshot(),
  };
}

/** What this browser stores when Ben's sign-up could not be finished. */
export const BENS_SIGN_UP = {
  userType: 'influencer',
  unfinishedSignUps: JSON.stringify([
    { email: BEN.email, displayName: 'Ben Adams', userType: 'influencer' },
  ]),
};

/** Creates locks like a browser's, for the stand-ins of its tabs to share. */
export function createLocks() {
  const lasts = new Map<string, Promise<unknown>>();
  let releaseAll = () => {};
  const released = new Promise<void>((resolve) => (releaseAll = resolve));
  const request = async (name: string, run: () => Promise<unknown>) => {
    const before = lasts.get(name);
    const result = (before ?? Promise.resolve()).then(run);
    lasts.set(name, Promise.race([result.catch(() => {}), released]));
    return result;
  };
  return {
    request: request as LockManager['request'],
    /** Releases all locks, as if their tabs were closed. */
    releaseAll,
  };
}

/** Waits until every pending response has arrived. */
export const quiet = () => vi.advanceTimersByTimeAsync(20);

/** Gives each test of a file its own clock, and stops its stores afterwards. */
export function freshStores(): void {
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
}
