import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useGuardedSession } from '../session/SessionProvider.tsx';

/** Shows its children to signed-in visitors, nothing while unknown; redirects others to /login. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status } = useGuardedSession();
  if (status === 'unknown') return null;
  return status === 'signedIn' ? children : <Navigate to="/login" replace />;
}
