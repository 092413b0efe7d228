import { Container, ErrorPanel, RapportProvider, Section } from '@rapport/ui';
import { Component, type ReactNode } from 'react';
import { errorContent } from '../content/error.ts';

/** Shows an error panel in place of a page that failed or whose code did not load. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
}
