import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { observe } from './service.ts';
import type { Session, User } from './types.ts';

const SessionContext = createContext<Session>({ status: 'unknown' });

/** Watches who is signed in, for everything inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'unknown' });
  useEffect(
    () =>
      observe((user) => setSession(user ? { status: 'signedIn', user } : { status: 'signedOut' })),
    [],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export const useSession = (): Session => use(SessionContext);

/** The signed-in user, on pages that RequireSession guards. */
export function useUser(): User {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('This page needs a RequireSession around it.');
  return session.user;
}
