/** Shared by the session store's tests. */
import { afterEach, beforeEach, vi } from 'vitest';
import { accountActions } from './account-actions.ts';
import { ServiceError } from './backend.ts';
import { createLocalNotes } from './local-notes.ts';
import { createMemoryBackend, type MemoryBackendOptions } from './memory-backend.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createSessionStore } from './store.ts';
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
  userType: 'influencer',
} as const;
export const OFFLINE = new ServiceError(
  'auth/network-request-failed',
  'Firebase: Error (auth/network-request-failed).',
);
export const DENIED = new ServiceError('permission-denied', 'Missing or insufficient permissions.');

let stops: (() => void)[] = [];

/** Creates a store with an in-memory backend, and records its sessions. */
export function setUp(
  options: MemoryBackendOptions = {},
  kept: Record<string, string> = {},
  limit?: number,
) {
  const backend = createMemoryBackend(options);
  const storage = createMemoryStorage(kept);
  const store = createSessionStore(backend, createLocalNotes(storage), limit);
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

/** What this browser stores when Ben's sign-up could not be finished. */
export const BENS_SIGN_UP = {
  userType: 'influencer',
  unfinishedSignUp: JSON.stringify({
    uid: 'user-2',
    displayName: 'Ben Adams',
    userType: 'influencer',
  }),
};

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
