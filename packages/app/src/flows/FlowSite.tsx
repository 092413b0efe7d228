import { Container, Section, Text } from '@rapport/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { StorySite } from '../StorySite.tsx';
import type { Browser } from './browser.ts';
import type { Pace } from './pace.ts';

export interface FlowSiteProps {
  browser: Browser;
  /** Pace of the flow. A new pace plays it again. */
  pace: Pace;
  storyId: string;
}

/** The site as a flow's browser shows it. */
export function FlowSite({ browser: first, pace, storyId }: FlowSiteProps) {
  // Storybook makes another browser whenever the toolbar changes. The flow keeps its first one.
  const [browser] = useState(first);
  const page = useSyncExternalStore(browser.subscribe, browser.getPage);
  const [played] = useState(pace);
  useEffect(() => {
    if (pace !== played) addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [pace, played, storyId]);

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
