import { Alert } from '@rapport/ui';
import { ended } from '../content/login.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** An alert that says why the session ended, unless the visitor logged out. */
export function SessionEnded() {
  const session = useSession();
  if (session.status !== 'signedOut' || !session.ended) return null;
  return (
    <Alert tone={session.ended === 'deleted' ? 'success' : 'warning'} live="status">
      {ended[session.ended]}
    </Alert>
  );
}
