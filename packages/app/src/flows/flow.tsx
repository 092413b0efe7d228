import type { StoryContext } from '@storybook/react-vite';
import { pageParameters } from '../StorySite.tsx';
import type { SessionName } from '../story-sessions.tsx';
import { createBrowser } from './browser.ts';
import { FlowSite } from './FlowSite.tsx';
import { paceOf } from './pace.ts';
import { leave } from './walk.ts';

type Context = Pick<StoryContext, 'globals' | 'id' | 'loaded'>;

/**
 * What the metas of all flows share.
 *
 * @param path The page that the visitor begins on.
 * @param session Who is signed in then. @default 'signedOut'
 */
export const flow = (path: string, session?: SessionName) => ({
  globals: { theme: 'rapport' },
  // A flow is played from its beginning, so there is nothing to change in between.
  parameters: { ...pageParameters, controls: { disable: true } },
  loaders: [() => ({ browser: createBrowser(path, session) })],
  beforeEach: () => leave,
  render: (_args: object, { globals, id, loaded }: Context) => (
    <FlowSite browser={loaded['browser']} pace={paceOf(globals)} storyId={id} />
  ),
});
