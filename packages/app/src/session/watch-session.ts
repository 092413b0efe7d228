import type { SessionBackend, Unsubscribe } from './backend.ts';
import { removeLinkSent } from './link-sent.ts';
import type { Persisted } from './persisted.ts';
import { overLimit, type SessionLimits } from './session-limits.ts';
import type { SessionStore } from './store.ts';

/** Milliseconds after which a page asks again whether the service has ended the session. */
export const CHECK_INTERVAL = 5 * 60_000;

/** The same while the email address is not confirmed, which may happen in another tab or device. */
export const CONFIRM_INTERVAL = 60_000;

/** Milliseconds between two checks of the limits, and between two records of use. */
const LIMIT_INTERVAL = 15_000;

/** Milliseconds between two checks because the window got the focus. */
const FOCUS_INTERVAL = 5000;

/**
 * Ends a session that reaches a limit. Notices a session that the service has ended within five
 * minutes, and an email address that was confirmed elsewhere within one; both as soon as the visitor
 * returns to the page. Downloaded when someone is signed in.
 */
export function watchSession(
  store: Pick<SessionStore, 'endSession' | 'getSnapshot'>,
  backend: Pick<SessionBackend, 'checkSession'>,
  persisted: Persisted,
  limits: SessionLimits,
): Unsubscribe {
  let checked = Date.now();

  function isUnconfirmed(): boolean {
    const session = store.getSnapshot();
    return session.status === 'signedIn' && !session.user.emailVerified;
  }

  function recordUse(): void {
    const now = Date.now();
    persisted.setTimes({ start: persisted.times()?.start ?? now, active: now });
  }

  function isOver(): boolean {
    const end = overLimit(limits, persisted.times());
    if (end) void store.endSession(end);
    return end !== null;
  }

  /**
   * Asks the service whether the session is valid. The backend reports an ended session to the
   * store. Without an answer, the next call asks again.
   */
  function askService(): void {
    checked = Date.now();
    backend.checkSession().catch(() => {});
  }

  function onInterval(): void {
    const interval = isUnconfirmed() ? CONFIRM_INTERVAL : CHECK_INTERVAL;
    if (isOver() || document.hidden || Date.now() - checked < interval) return;
    askService();
  }

  function onUse(): void {
    // The first touch after a long absence must not revive the session.
    const times = persisted.times();
    if (!isOver() && Date.now() - (times?.active ?? 0) >= LIMIT_INTERVAL) recordUse();
  }

  function onReturn(): void {
    if (document.hidden || isOver()) return;
    askService();
  }

  /** A window beside this one may have confirmed the address; this one was visible all the time. */
  function onFocus(): void {
    if (isUnconfirmed() && Date.now() - checked >= FOCUS_INTERVAL) onReturn();
  }

  if (!isOver()) recordUse();
  const timer = setInterval(onInterval, LIMIT_INTERVAL);
  const uses = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
  for (const type of uses) addEventListener(type, onUse, { passive: true, capture: true });
  document.addEventListener('visibilitychange', onReturn);
  addEventListener('focus', onFocus);
  return () => {
    clearInterval(timer);
    for (const type of uses) removeEventListener(type, onUse, { capture: true });
    document.removeEventListener('visibilitychange', onReturn);
    removeEventListener('focus', onFocus);
  };
}

/** Watches the store's session whenever there is one. */
export function watchSessions(
  store: SessionStore,
  backend: SessionBackend,
  persisted: Persisted,
  limits: SessionLimits,
): void {
  let stop: Unsubscribe | null = null;
  const follow = () => {
    if (store.getSnapshot().status === 'signedIn') {
      stop ??= watchSession(store, backend, persisted, limits);
    } else {
      if (stop) removeLinkSent(persisted);
      stop?.();
      stop = null;
    }
  };
  store.subscribe(follow);
  follow();
}
