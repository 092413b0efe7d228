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

/** Gives the pages inside one session store. */
export function SessionProvider({ store, children }: SessionProviderProps) {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted && isOutdated(store)) location.reload();
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

/** Whether the account has changed elsewhere while this page lay in the back/forward cache, deaf. */
function isOutdated({ core, getSnapshot }: SessionStore): boolean {
  const session = getSnapshot();
  const stored = core.backend.storedUser();
  if (session.status === 'unknown' || stored === 'unreadable') return false;
  return stored?.uid !== (session.status === 'signedIn' ? session.user.uid : undefined);
}

/** The store itself, for its actions. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) {
    throw new Error('There is no session here: wrap the page in <SessionProvider store={…}>.');
  }
  return store;
}

/** Who the visitor is. Prerendered pages, and the first render over them, show a signed-out visitor. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => SIGNED_OUT);
}

/** As {@link useSession}, for guards: a prerendered page does not know yet who the visitor is. */
export function useGuardedSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => UNKNOWN);
}

/** Lets the page be painted, which a script in the head prevents while a stored account is confirmed. */
function Reveal() {
  const store = useSessionStore();
  const session = useSession();
  // In a layout effect: what is painted first is what the now known session shows.
  useLayoutEffect(() => {
    // While hydrating, `session` is the signed-out one of the prerendered page.
    const known = session.status !== 'unknown' && store.getSnapshot().status !== 'unknown';
    if (known) delete document.documentElement.dataset.session;
  }, [store, session]);
  return null;
}
