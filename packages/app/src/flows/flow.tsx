import type { StoryContext } from '@storybook/react-vite';
import { pageParameters } from '../StorySite.tsx';
import type { SessionName } from '../story-sessions.tsx';
import { createBrowser } from './browser.ts';
import { FlowSite } from './FlowSite.tsx';

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
