import { Card, Container, Grid, Section } from '@rapport/ui';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import type { ReactNode } from 'react';
import { SitePage } from './SitePage.tsx';

interface AccountPageProps {
  /** The picture beside the form. */
  picture: 'meeting' | 'reunion';
  /** The form. */
  children: ReactNode;
}

/** A page with a sign-in or sign-up form. */
export function AccountPage({ picture, children }: AccountPageProps) {
  return (
    <SitePage>
      <Section className="site-AccountPage" padding="none" surface="sunken">
        <Container>
          <Grid columnWidth="lg" columns={2} gap={12} align="start">
            <Container width="form" gutters={false}>
              <Card>{children}</Card>
            </Container>
            <Container className="site-AccountPage-picture" width="form" gutters={false}>
              <Drawing name={`people/${picture}`} />
            </Container>
          </Grid>
        </Container>
      </Section>
    </SitePage>
  );
}
