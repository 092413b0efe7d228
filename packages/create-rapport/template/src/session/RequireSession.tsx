import { Container, Section, Spinner } from '@rapport/ui';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from './session.tsx';

/** Shows its pages to members. Sends everyone else to sign in first, and back afterward. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'signedIn') return <Outlet />;
  if (session.status === 'signedOut')
    return <Navigate to="/sign-in" replace state={{ from: pathname + search + hash }} />;
  return (
    <Section>
      <Container>
        <Spinner labelHidden />
      </Container>
    </Section>
  );
}
