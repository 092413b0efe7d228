import type { SessionBackend } from './backend.ts';
import type { Persisted, PersistedEnd } from './persisted.ts';
import type { Services } from './profile.ts';
import {
  initialState,
  reduce,
  uidOf,
  type Confirming,
  type SessionEvent,
  type SessionState,
} from './reducer.ts';
import { NO_LIMITS, overLimit, type SessionLimits } from './session-limits.ts';
import type { Account, ActionResult, Problem, Session, SessionEnd } from './types.ts';

/** Milliseconds after which a stored account is accepted unconfirmed. */
export const CONFIRM_LIMIT = 4000;

/** The only record of who the visitor is. Made for `useSyncExternalStore`. */
export interface SessionStore {
  getSnapshot: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Never rejects. */
  signOut: () => Promise<ActionResult>;
  /** Signs out and tells the visitor why. Never rejects. */
  endSession: (end: SessionEnd) => Promise<ActionResult>;
  /**
   * Runs actions one at a time. Calling the running action again returns its result; any other
   * action waits. Never rejects. The forms' actions are in account-actions.ts, which is downloaded
   * when a form is first used.
   */
  perform: (action: SessionAction) => Promise<ActionResult>;
  /** Preloads what signing in or up needs. Safe to call often. */
  warmUp: () => void;
  /**
   * Whether the stored account differs from the shown one, or its session has reached a limit. For
   * pages that missed events.
   */
  isOutdated: () => boolean;
  /** Stops all observation; for tests and stories. */
  stop: () => void;
}

/** An action of a visitor with an account. */
export interface SessionAction {
  name: string;
  run: (context: ActionContext) => Promise<void>;
  /** Returns the problem to show when `run` throws. */
  problem: (error: unknown) => Problem;
}

/** The tools of an action. */
export interface ActionContext extends Services {
  getState: () => SessionState;
  dispatch: (event: SessionEvent) => void;
}

export interface SessionStoreOptions {
  /** Milliseconds after which a stored account is accepted unconfirmed. @default 4000 */
  confirmLimit?: number | undefined;
  /** How long a session may last. @default no limits */
  limits?: SessionLimits;
}

/**
 * Adds the effects to the reducer (reducer.ts): observes the backend, reads profiles, enforces the
 * time limits, runs actions, and dispatches the results.
 */
export function createSessionStore(
  backend: SessionBackend,
  persisted: Persisted,
  { confirmLimit = CONFIRM_LIMIT, limits = NO_LIMITS }: SessionStoreOptions = {},
): SessionStore {
  const listeners = new Set<() => void>();
  const expired = backend.storedUser() && overLimit(limits, persisted.times());
  if (expired) {
    persisted.setEnd(expired);
    backend.forgetStoredUser();
    forgetSession(persisted);
  }
  let state = initialState(backend.storedUser(), expired ?? undefined);

  function dispatch(event: SessionEvent): void {
    const before = state;
    state = reduce(before, event);
    const { session, confirming } = state;
    if (confirming !== before.confirming) confirmation.follow(confirming);
    if (session === before.session) return;
    // The next account must not get what this browser remembers of the last one.
    if (session.status === 'signedOut' || isReplaced(before.session, session)) {
      forgetSession(persisted);
    }
    if (session.status === 'signedIn' && session.profile === 'present' && session.userType) {
      persisted.setUserType(session.userType);
    }
    for (const listener of listeners) listener();
  }

  const context: ActionContext = { backend, persisted, getState: () => state, dispatch };
  const confirmation = createConfirmation(context, confirmLimit);
  const perform = createPerform(context);

  confirmation.follow(state.confirming);
  const stopObserving = backend.observe(
    (user) => {
      const report = user ? { user } : { user, end: persisted.end() ?? 'revoked' };
      dispatch({ type: 'reported', report });
    },
    (error) => {
      console.warn('The session could not be confirmed.', error);
      // The service's code did not load, so there is nothing to wait for.
      if (state.session.status === 'unknown') confirmation.timeOut();
    },
  );
  const stopPersisted = persisted.onUserTypeChange(() => {
    if (persisted.userType()) dispatch({ type: 'userTypeLearned' });
  });

  return {
    getSnapshot: () => state.session,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signOut: () => perform(endSession('loggedOut')),
    endSession: (end) => perform(endSession(end)),
    perform,
    warmUp: backend.warmUp,
    isOutdated() {
      const stored = backend.storedUser();
      const { session } = state;
      if (session.status === 'unknown' || stored === 'unreadable') return false;
      return stored?.uid !== uidOf(session) || overLimit(limits, persisted.times()) !== null;
    },
    stop() {
      dispatch({ type: 'stopped' });
      stopObserving();
      stopPersisted();
    },
  };
}

function forgetSession(persisted: Persisted): void {
  persisted.removeUserType();
  persisted.removeTimes();
}

/** Confirms an account: reads its profile record, and accepts it unconfirmed after the limit. */
function createConfirmation(context: ActionContext, confirmLimit: number) {
  const { persisted, dispatch } = context;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function endLimit(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function timeOut(): void {
    endLimit();
    dispatch({ type: 'confirmingTimedOut', userType: persisted.userType() });
  }

  async function read(confirming: Confirming & { step: 'reading' }): Promise<void> {
    const { user } = confirming;
    const account = await loadProfile().then(
      ({ readAccount }) => readAccount(context, user),
      (): Account => ({ user, userType: persisted.userType(), profile: 'unread' }),
    );
    dispatch({ type: 'profileRead', confirming, account });
  }

  /** Starts the time limit and the profile read for an account. For null, ends the limit. */
  function follow(confirming: Confirming | null): void {
    if (!confirming) {
      endLimit();
      return;
    }
    timer ??= setTimeout(timeOut, confirmLimit);
    loadProfile().catch(() => {}); // while the backend confirms the account
    if (confirming.step === 'reading') void read(confirming);
  }

  return { follow, timeOut };
}

/** Creates the function that runs actions one at a time. */
function createPerform(context: ActionContext): SessionStore['perform'] {
  let running: { name: string; result: Promise<ActionResult> } | null = null;

  async function run(action: SessionAction): Promise<ActionResult> {
    context.dispatch({ type: 'actionStarted' });
    try {
      await action.run(context);
      return { status: 'success' };
    } catch (error) {
      return action.problem(error);
    } finally {
      running = null;
      context.dispatch({ type: 'actionEnded' });
    }
  }

  return function perform(action): Promise<ActionResult> {
    const { name } = action;
    if (running) {
      return running.name === name ? running.result : running.result.then(() => perform(action));
    }
    const result = run(action);
    running = { name, result };
    return result;
  };
}

/** Signs out. The other tabs learn from storage how the session ended. */
const endSession = (end: PersistedEnd): SessionAction => ({
  name: 'endSession',
  async run({ backend, persisted, dispatch }) {
    persisted.setEnd(end);
    try {
      await backend.signOut();
    } catch (error) {
      persisted.removeEnd();
      throw error;
    }
    dispatch({ type: 'signedOut', end });
  },
  problem: () => ({ status: 'error', message: 'We couldn’t log you out.' }),
});

/** Downloaded when there is an account. */
const loadProfile = () => import('./profile.ts');

const isReplaced = (before: Session, after: Session): boolean =>
  before.status === 'signedIn' && uidOf(before) !== uidOf(after);
