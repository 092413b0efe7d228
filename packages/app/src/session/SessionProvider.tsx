import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { SessionStore } from './store.ts';
import { SIGNED_OUT, UNKNOWN, type Session } from './types.ts';

const SessionContext = createContext<SessionStore | null>(null);

export interface SessionProviderProps {
  store: SessionStore;
  children: ReactNode;
}

/** Provides the pages inside with one session store. */
export function SessionProvider({ store, children }: SessionProviderProps) {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      // While a page is in the back/forward cache, it gets no events of other pages.
      if (event.persisted && store.isOutdated()) location.reload();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [store]);

  return (
    <SessionContext value={store}>
      <Reveal />
      {children}
    </SessionContext>
  );
}

/** The store itself, for its actions. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) {
    throw new Error('There is no session here: wrap the page in <SessionProvider store={…}>.');
  }
  return store;
}

/** Who the visitor is. Prerendered pages are those of a signed-out visitor, and so is the first render. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => SIGNED_OUT);
}

/** Like {@link useSession}, for guards: on a prerendered page the visitor is not known yet. */
export function useGuardedSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => UNKNOWN);
}

/** Lets the page be painted. A script in the head prevents that while a stored account is confirmed. */
function Reveal() {
  const store = useSessionStore();
  const session = useSession();
  // In a layout effect, so that the first paint already shows the session.
  useLayoutEffect(() => {
    // During hydration `session` is the signed-out one of the prerendered page.
    const known = session.status !== 'unknown' && store.getSnapshot().status !== 'unknown';
    if (known) delete document.documentElement.dataset.session;
  }, [store, session]);
  return null;
}
