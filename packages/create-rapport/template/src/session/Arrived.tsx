import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from './session.tsx';

/** A frame for sign-in and sign-up forms. Sends signed-in visitors on to the page they came for. */
export function Arrived({ children }: { children: ReactNode }) {
  const session = useSession();
  const { state } = useLocation() as { state: { from?: string } | null };
  if (session.status === 'signedIn') return <Navigate to={state?.from ?? '/account'} replace />;
  return children;
}
