import { Container, Section, Text } from '@rapport/ui';
import { useState, useSyncExternalStore } from 'react';
import { StorySite } from '../StorySite.tsx';
import type { Browser } from './browser.ts';

/** The site as a flow's browser shows it. */
export function FlowSite({ browser: first }: { browser: Browser }) {
  // Storybook makes another browser whenever the toolbar changes. The flow keeps its first one.
  const [browser] = useState(first);
  const page = useSyncExternalStore(browser.subscribe, browser.getPage);

  if (page) return <StorySite key={page.visit} path={page.path} world={browser.world} />;
  return (
    <main>
      <Section>
        <Container>
          <Text tone="quiet">The page is closed.</Text>
        </Container>
      </Section>
    </main>
  );
}
