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

const SessionContext = createContext<SessionStore | null>(null);

export interface SessionProviderProps {
  store: SessionStore;
  children: ReactNode;
}

/** Provides the session store to everything inside. */
export function SessionProvider({ store, children }: SessionProviderProps) {
  useEffect(() => {
    const page = document.documentElement;
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      // After a logout, Back must not show private content, even for a moment.
      if (persisted && store.getSnapshot().status === 'signedIn') page.dataset.session = 'unknown';
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // A page in the back/forward cache receives no events from other pages.
      if (store.isOutdated()) location.reload();
      else if (store.getSnapshot().status !== 'unknown') delete page.dataset.session;
    };
    addEventListener('pagehide', onPageHide);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', onPageShow);
    };
  }, [store]);

  return (
    <SessionContext value={store}>
      <Reveal />
      {children}
    </SessionContext>
  );
}

/** Returns the store itself, for its actions. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('There is no <SessionProvider> around the page.');
  return store;
}

/** Returns the session. Prerendering and hydration render as signed out. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => SIGNED_OUT);
}

/** Shows the page, which a script in the head hides while a stored account is confirmed. */
function Reveal() {
  const store = useSessionStore();
  const session = useSession();
  // In a layout effect, so that the first paint already shows the session.
  useLayoutEffect(() => {
    // During hydration, `session` is the prerendered page's: signed out.
    const known = session.status !== 'unknown' && store.getSnapshot().status !== 'unknown';
    if (known) delete document.documentElement.dataset.session;
  }, [store, session]);
  return null;
}
