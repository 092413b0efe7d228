/** Shared by the session store's tests. */
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, vi } from 'vitest';
import { accountActions } from '../src/session/actions.ts';
import { createMemoryBackend, type MemoryBackendOptions } from './memory-backend.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createPersisted } from '../src/session/persisted.ts';
import { createSessionStore, type SessionStoreOptions } from '../src/session/store.ts';
import type { Session } from '../src/session/types.ts';

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
export const OFFLINE = new FirebaseError(
  'auth/network-request-failed',
  'Firebase: Error (auth/network-request-failed).',
);
export const BUSY = new FirebaseError('auth/too-many-requests', 'Slow down.');
export const DENIED = new FirebaseError(
  'permission-denied',
  'Missing or insufficient permissions.',
);

let stops: (() => void)[] = [];

/** Creates a store with an in-memory backend and records its sessions. */
export function setUp(
  backendOptions: MemoryBackendOptions = {},
  kept: Record<string, string> = {},
  options: SessionStoreOptions = {},
) {
  const backend = createMemoryBackend(backendOptions);
  const storage = createMemoryStorage(kept);
  const store = createSessionStore(backend, createPersisted(storage, null), options);
  const sessions: Session[] = [store.getSnapshot()];
  store.subscribe(() => sessions.push(store.getSnapshot()));
  stops.push(store.stop);
  return {
    store,
    storage,
    backend,
    control: backend.control,
    actions: { ...accountActions(store), signOut: store.signOut },
    statuses: () => sessions.map(({ status }) => status),
    session: () => store.getSnapshot(),
  };
}

/** What this browser stores when Ben's sign-up could not be finished. */
export const BENS_SIGN_UP = {
  userType: 'influencer',
  unfinishedSignUp: JSON.stringify({
    email: BEN.email,
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
