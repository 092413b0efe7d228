import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { SessionStore } from './store.ts';
import { SIGNED_OUT, type Session } from './types.ts';

/** Milliseconds after which a page asks again whether the session still holds. */
const CHECK_INTERVAL = 60_000;

const SessionContext = createContext<SessionStore | null>(null);

export interface SessionProviderProps {
  store: SessionStore;
  children: ReactNode;
}

/** Provides the session store to everything inside, and keeps it up to date. */
export function SessionProvider({ store, children }: SessionProviderProps) {
  const { status } = useSnapshot(store);

  // Shows the page, which a script in the head hides while a stored account is confirmed. In a
  // layout effect, so that the first paint already shows the session.
  useLayoutEffect(() => {
    // During hydration, `status` is the prerendered page's: signed out.
    const isKnown = status !== 'unknown' && store.getSnapshot().status !== 'unknown';
    if (isKnown) delete document.documentElement.dataset.session;
  }, [store, status]);

  useEffect(() => {
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      // After a logout, Back must not show private content, even for a moment.
      if (persisted && store.getSnapshot().status === 'signedIn')
        document.documentElement.dataset.session = 'unknown';
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // A page in the back/forward cache receives no events from other pages.
      if (store.isOutdated()) location.reload();
      else if (store.getSnapshot().status !== 'unknown')
        delete document.documentElement.dataset.session;
    };
    addEventListener('pagehide', onPageHide);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', onPageShow);
    };
  }, [store]);

  // Asks whether the session still holds, because it may have been ended, or the email address
  // confirmed, on another device.
  useEffect(() => {
    if (status !== 'signedIn') return undefined;
    const check = () => void (document.hidden || store.check());
    const timer = setInterval(check, CHECK_INTERVAL);
    document.addEventListener('visibilitychange', check);
    addEventListener('focus', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('focus', check);
    };
  }, [store, status]);

  return <SessionContext value={store}>{children}</SessionContext>;
}

/** Returns the store itself, for its actions. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('There is no <SessionProvider> around the page.');
  return store;
}

/** Returns the session. Prerendering and hydration render as signed out. */
export const useSession = (): Session => useSnapshot(useSessionStore());

const useSnapshot = (store: SessionStore): Session =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, () => SIGNED_OUT);
