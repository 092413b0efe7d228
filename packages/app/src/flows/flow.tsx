import { Text } from '@rapport/ui';
import { useState, useSyncExternalStore } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { pageParameters, StorySite } from '../StorySite.tsx';
import type { SessionName } from '../story-sessions.tsx';
import { createBrowser, type Browser } from './browser.ts';

/** The site as a flow's browser shows it. */
function FlowSite({ browser: first }: { browser: Browser }) {
  // Storybook makes another browser whenever the toolbar changes. The flow keeps its first one.
  const [browser] = useState(first);
  const page = useSyncExternalStore(browser.subscribe, browser.getPage);
  if (page) return <StorySite key={page.visit} path={page.path} world={browser.world} />;
  return (
    <main>
      <Text tone="quiet">The page is closed.</Text>
    </main>
  );
}

/**
 * Returns the settings that the metas of all flows share.
 *
 * @param path The page that the visitor begins on.
 * @param session Who is signed in at the start. @default 'signedOut'
 */
export const flow = (path: string, session?: SessionName) => ({
  globals: { theme: 'rapport' },
  // A flow always plays from its start, so there is nothing to control.
  parameters: { ...pageParameters, controls: { disable: true } },
  loaders: [() => ({ browser: createBrowser(path, session) })],
  render: (_args: object, { loaded }: Pick<StoryContext, 'loaded'>) => (
    <FlowSite browser={loaded['browser']} />
  ),
});
