import { readAccount } from './account.ts';
import type { SessionBackend, SessionService, Unsubscribe } from './backend.ts';
import type { Persisted, PersistedEnd } from './persisted.ts';
import {
  initialState,
  reduce,
  uidOf,
  type Confirming,
  type SessionEvent,
  type SessionState,
} from './reducer.ts';
import type { ActionResult, Problem, Session, SessionUser } from './types.ts';

/** Milliseconds after which a stored account is accepted unconfirmed. */
export const CONFIRM_LIMIT = 4000;

/** The only record of who the visitor is. Made for `useSyncExternalStore`. */
export interface SessionStore {
  getSnapshot: () => Session;
  subscribe: (listener: () => void) => Unsubscribe;
  /** Never rejects. */
  signOut: () => Promise<ActionResult>;
  /** Runs actions (see actions.ts) one after the other. Never rejects. */
  perform: (action: SessionAction) => Promise<ActionResult>;
  /** Asks the service whether the session still holds. Without an answer, nothing changes. */
  check: () => Promise<void>;
  /** Loads what signing in or up needs. Safe to call often. */
  warmUp: () => void;
  /** Whether the stored account differs from the shown one. For pages that missed events. */
  isOutdated: () => boolean;
  /** Stops all observation; for tests and stories. */
  stop: () => void;
}

/** Something that a visitor does with an account. */
export interface SessionAction {
  run: (context: ActionContext) => Promise<void>;
  /** Returns the problem to show when `run` throws. */
  problem: (error: unknown) => Problem;
}

/** The tools of an action. */
export interface ActionContext {
  service: SessionService;
  persisted: Persisted;
  getState: () => SessionState;
  dispatch: (event: SessionEvent) => void;
}

export interface SessionStoreOptions {
  /** Milliseconds after which a stored account is accepted unconfirmed. @default 4000 */
  confirmLimit?: number | undefined;
}

/**
 * Adds the effects to the reducer (reducer.ts): observes the service, reads profiles, runs actions,
 * and dispatches the results.
 */
export function createSessionStore(
  backend: SessionBackend,
  persisted: Persisted,
  { confirmLimit = CONFIRM_LIMIT }: SessionStoreOptions = {},
): SessionStore {
  const listeners = new Set<() => void>();
  let state = initialState(backend.storedUser());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading: Promise<SessionService> | null = null;
  let stopObserving: Unsubscribe | undefined;
  let reported: SessionUser | null = null;
  /** The end of the last action. */
  let queue: Promise<unknown> = Promise.resolve();

  function dispatch(event: SessionEvent): void {
    const before = state;
    state = reduce(before, event);
    if (state.confirming !== before.confirming) confirm(state.confirming);
    if (state.session === before.session) return;
    remember(before.session, state.session, persisted);
    for (const listener of listeners) listener();
  }

  /** Limits the time of a confirmation, and reads the profile record. For null, ends the limit. */
  function confirm(confirming: Confirming | null): void {
    if (!confirming) {
      clearTimeout(timer);
      timer = undefined;
      return;
    }
    timer ??= setTimeout(timeOut, confirmLimit);
    if (confirming.step === 'stored') load().catch(timeOut);
    else void read(confirming);
  }

  function timeOut(): void {
    dispatch({ type: 'confirmingTimedOut', userType: persisted.userType() });
  }

  async function read(confirming: Confirming): Promise<void> {
    const account = await readAccount({ service: await load(), persisted }, confirming.user);
    dispatch({ type: 'profileRead', confirming, account });
  }

  /** Loads the service and observes it. After a failure, the next call tries again. */
  const load = (): Promise<SessionService> =>
    (loading ??= backend.load().then(
      (service) => {
        stopObserving ??= service.observe(onReport);
        return service;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));

  /** Waits for the action that may have caused the report and knows more. Only the last counts. */
  function onReport(user: SessionUser | null): void {
    reported = user;
    queue = queue.then(() =>
      dispatch({ type: 'reported', user: reported, end: persisted.end() ?? 'revoked' }),
    );
  }

  function perform(action: SessionAction): Promise<ActionResult> {
    const result = queue.then(async (): Promise<ActionResult> => {
      try {
        await action.run({ service: await load(), persisted, getState: () => state, dispatch });
        return { status: 'success' };
      } catch (error) {
        return action.problem(error);
      }
    });
    queue = result;
    return result;
  }

  confirm(state.confirming);
  const stopStored = backend.onStored(() => void load().catch(() => {}));

  return {
    getSnapshot: () => state.session,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signOut: () => perform(signOut),
    perform,
    async check() {
      const user = await load()
        .then((service) => service.reload())
        .catch(() => null);
      if (user) onReport(user);
    },
    warmUp: () => void load().catch(() => {}),
    isOutdated: () =>
      state.session.status !== 'unknown' && backend.storedUser()?.uid !== uidOf(state.session),
    stop() {
      listeners.clear();
      clearTimeout(timer);
      stopObserving?.();
      stopStored();
    },
  };
}

/** Keeps the user type for as long as its account is signed in. */
function remember(before: Session, after: Session, persisted: Persisted): void {
  if (after.status === 'signedOut' || (uidOf(before) && uidOf(before) !== uidOf(after))) {
    persisted.setUserType(null);
  }
  if (after.status !== 'signedIn' || after.profile !== 'present') return;
  persisted.setUserType(after.userType);
  persisted.setEnd(null);
}

/** Signs out. The other tabs learn from storage that the visitor did it. */
const signOut: SessionAction = {
  async run({ service, persisted, dispatch }) {
    const end: PersistedEnd = 'loggedOut';
    persisted.setEnd(end);
    await service.signOut();
    dispatch({ type: 'signedOut', end });
  },
  problem: () => ({ status: 'error', message: 'We couldn’t log you out.' }),
};
