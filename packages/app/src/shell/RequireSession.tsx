import type { ReactNode } from 'react';
import { useGuardedSession } from '../session/SessionProvider.tsx';
import { Redirect } from './Redirect.tsx';

/** Shows its children to signed-in visitors only; others go to /login. Nothing while that is unknown. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status } = useGuardedSession();
  if (status === 'unknown') return null;
  return status === 'signedIn' ? children : <Redirect to="/login" />;
}
