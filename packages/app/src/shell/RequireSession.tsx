import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useGuardedSession } from '../session/SessionProvider.tsx';

/**
 * A guard that shows its children to signed-in visitors and nothing while the session is unknown.
 * Redirects others to /login.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status } = useGuardedSession();
  if (status === 'unknown') return null;
  return status === 'signedIn' ? children : <Navigate to="/login" replace />;
}
