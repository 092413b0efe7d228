import { Card, Container, Grid, Section } from '@rapport/ui';
import { drawings } from '../brand/art/drawings.tsx';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../session/SessionProvider.tsx';
import { SitePage } from './SitePage.tsx';

const draw = drawings(() => import('../content/pictures/people.tsx'), true);

interface AccountPageProps {
  /** The picture beside the form. */
  picture: 'meeting' | 'reunion';
  /** The form. */
  children: ReactNode;
}

/** A page with a sign-in or sign-up form. Redirects signed-in visitors to the dashboard. */
export function AccountPage({ picture, children }: AccountPageProps) {
  const { status } = useSession();
  // While sign-up is running or unfinished, the visitor does not count as signed in.
  if (status === 'signedIn') return <Navigate to="/dashboard" replace />;
  return (
    <SitePage>
      <Section className="rp-AccountPage" padding="none" surface="sunken">
        <Container>
          <Grid columnWidth="lg" columns={2} gap={12} align="start">
            <Container width="form" gutters={false}>
              <Card>{children}</Card>
            </Container>
            <Container className="rp-AccountPage-picture" width="form" gutters={false}>
              {draw(picture)}
            </Container>
          </Grid>
        </Container>
      </Section>
    </SitePage>
  );
}
