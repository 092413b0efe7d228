import type { SessionBackend } from './backend.ts';
import type { LocalNotes } from './local-notes.ts';
import { readOrFinishProfile, readProfile, type Services } from './profile.ts';
import {
  initialState,
  reduce,
  uidOf,
  type Confirming,
  type SessionEvent,
  type SessionState,
} from './reducer.ts';
import type { ActionResult, Problem, Session } from './types.ts';

/** Milliseconds after which a stored account is accepted unconfirmed. */
export const CONFIRM_LIMIT = 4000;

/** The only source of who the visitor is. Made for `useSyncExternalStore`. */
export interface SessionStore {
  getSnapshot: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Never rejects. */
  signOut: () => Promise<ActionResult>;
  /**
   * Runs actions one at a time. Calling the running action again returns its result; any other
   * action waits. Never rejects. The forms' actions are in account-actions.ts, which is downloaded
   * when a form is first used.
   */
  perform: (action: SessionAction) => Promise<ActionResult>;
  /** Preloads what signing in or up needs. Safe to call often. */
  warmUp: () => void;
  /** Whether the stored account differs from the one shown, for a page that missed events. */
  isOutdated: () => boolean;
  /** Stops all observation; for tests and stories. */
  stop: () => void;
}

/** Something a visitor does with an account. */
export interface SessionAction {
  name: string;
  run: (context: ActionContext) => Promise<void>;
  /** What to tell the visitor when `run` throws. */
  problem: (error: unknown) => Problem;
}

/** What an action can use. */
export interface ActionContext extends Services {
  getState: () => SessionState;
  dispatch: (event: SessionEvent) => void;
}

/**
 * Adds the effects to the reducer (reducer.ts): observes the backend, reads profiles, enforces the
 * time limit, runs actions, and dispatches the results.
 * @param confirmLimit Milliseconds after which a stored account is accepted unconfirmed. @default
 *   4000
 */
export function createSessionStore(
  backend: SessionBackend,
  notes: LocalNotes,
  confirmLimit: number = CONFIRM_LIMIT,
): SessionStore {
  const services = { backend, notes };
  const listeners = new Set<() => void>();
  let state = initialState(backend.storedUser());
  let limit: ReturnType<typeof setTimeout> | undefined;
  let running: { name: string; result: Promise<ActionResult> } | null = null;

  function dispatch(event: SessionEvent): void {
    const before = state;
    state = reduce(before, event);
    const { session, confirming } = state;
    if (confirming !== before.confirming) follow(confirming);
    if (session === before.session) return;
    if (session.status === 'signedIn' && session.profile === 'present' && session.userType) {
      notes.setUserType(session.userType);
    }
    for (const listener of listeners) listener();
  }

  /** Starts the time limit and the profile read for an account, or ends the limit for none. */
  function follow(confirming: Confirming | null): void {
    if (!confirming) {
      endLimit();
      return;
    }
    limit ??= setTimeout(timeOut, confirmLimit);
    if (confirming.step === 'reading') void read(confirming);
  }

  function endLimit(): void {
    clearTimeout(limit);
    limit = undefined;
  }

  function timeOut(): void {
    endLimit();
    dispatch({ type: 'confirmingTimedOut', userType: notes.userType() });
  }

  async function read(confirming: Confirming & { step: 'reading' }): Promise<void> {
    const { user, atPageStart } = confirming;
    // Another tab may be between creating an account and writing its profile, so only a page that
    // starts with the account finishes the sign-up.
    const account = await (atPageStart ? readOrFinishProfile : readProfile)(services, user);
    dispatch({ type: 'profileRead', confirming, account });
  }

  const context: ActionContext = { ...services, getState: () => state, dispatch };

  async function run(action: SessionAction): Promise<ActionResult> {
    dispatch({ type: 'actionStarted' });
    try {
      await action.run(context);
      return { status: 'success' };
    } catch (error) {
      return action.problem(error);
    } finally {
      running = null;
      dispatch({ type: 'actionEnded' });
    }
  }

  function perform(action: SessionAction): Promise<ActionResult> {
    const { name } = action;
    if (running) {
      return running.name === name ? running.result : running.result.then(() => perform(action));
    }
    const result = run(action);
    running = { name, result };
    return result;
  }

  follow(state.confirming);
  const stopObserving = backend.observe(
    (user) => dispatch({ type: 'reported', user }),
    (error) => {
      console.warn('The session could not be confirmed.', error);
      // The service's code did not load, so there is nothing to wait for.
      if (state.session.status === 'unknown') timeOut();
    },
  );
  const stopNotes = notes.onUserTypeChange(() => {
    if (notes.userType()) dispatch({ type: 'userTypeLearned' });
  });

  return {
    getSnapshot: () => state.session,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signOut: () => perform(signOut),
    perform,
    warmUp: backend.warmUp,
    isOutdated() {
      const stored = backend.storedUser();
      const { session } = state;
      if (session.status === 'unknown' || stored === 'unreadable') return false;
      return stored?.uid !== uidOf(session);
    },
    stop() {
      dispatch({ type: 'stopped' });
      stopObserving();
      stopNotes();
    },
  };
}

const signOut: SessionAction = {
  name: 'signOut',
  async run({ backend, notes, dispatch }) {
    await backend.signOut();
    notes.removeUserType();
    dispatch({ type: 'signedOut' });
  },
  problem: (error) => ({
    status: 'error',
    message: 'We could not log you out.',
    detail: error instanceof Error ? error.message : '',
  }),
};
