import { Container, ErrorPanel, RapportProvider, Section } from '@rapport/ui';
import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { errorContent } from '../content/error.ts';

/**
 * Stands in for a page that failed. If a link led here, the page is loaded from the server once:
 * after a deployment, the server no longer has the files that an old tab asks for.
 */
export function PageError() {
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const [isReloading] = useState(isFollowed && navigator.onLine);
  useEffect(() => {
    if (isReloading) location.reload();
  }, [isReloading]);
  if (isReloading) return null;
  return (
    // A plain link, because a reload may fix the failure.
    <RapportProvider linkComponent="a">
      <main id="main" tabIndex={-1}>
        <Section padding="sm">
          <Container>
            <ErrorPanel content={errorContent} headingLevel={1} />
          </Container>
        </Section>
      </main>
    </RapportProvider>
  );
}
