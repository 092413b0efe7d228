/** The page around the stories of a docs page, in the toolbar's scheme and always in English. */
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { framesAddress } from '../toolbar/frames.ts';
import { applyLook } from '../toolbar/look.ts';
import { brandThemes, setFrameColors, type Scheme } from './brand-theme.ts';
import { PartActions, PartFacts } from './PartFacts.tsx';
import { partOf } from './part-of.ts';
import { FramesAddress } from './StoryBlocks.tsx';
import { usePlace } from './use-place.ts';

type Context = DocsContainerProps['context'];
type Globals = Record<string, string>;

/** Returns the page's store of globals, which Storybook's types lack. */
const storeOf = (context: Context) =>
  (context as unknown as { store: { userGlobals: { get: () => Globals } } }).store.userGlobals;

/**
 * Returns the toolbar's globals from the store. The event's globals may be old: each frame sends
 * its own, and a frame that is still loading would undo a later choice.
 */
function useGlobals(context: Context): Globals {
  const [globals, setGlobals] = useState(() => storeOf(context).get());
  useEffect(() => {
    const listen = () => setGlobals(storeOf(context).get());
    context.channel.on(GLOBALS_UPDATED, listen);
    return () => context.channel.off(GLOBALS_UPDATED, listen);
  }, [context]);
  return globals;
}

const darkQuery = window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the scheme of the toolbar, or else the system's. */
function useScheme(chosen: string | undefined): Scheme {
  const [isDark, setIsDark] = useState(darkQuery.matches);
  useEffect(() => {
    const listen = () => setIsDark(darkQuery.matches);
    darkQuery.addEventListener('change', listen);
    return () => darkQuery.removeEventListener('change', listen);
  }, []);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return isDark ? 'dark' : 'light';
}

/**
 * Makes the page keep each story that it has loaded. A story in the folder `Tests` has another
 * title in the index than in its file (`tree/tests-apart.ts`), so Storybook would load it twice.
 * The second load would remove the story that is still rendering, which reloads the page, in a
 * loop.
 */
function keepStories(context: Context): void {
  Object.assign(context, { loadStory: async (id: string) => context.storyById(id) });
}

/** `parameters.docs.container` of every docs page. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context);
  const scheme = useScheme(globals['scheme']);
  const part = partOf(context);
  keepStories(context);
  usePlace();
  const isChosen = scheme === globals['scheme'];
  // A frame writes its scheme into `globals`. A scheme that nobody chose must stay `system` there.
  const frames = framesAddress({ ...globals, scheme: isChosen ? scheme : 'system' });
  // Storybook's blocks render later and add a story's id to this address.
  Object.assign(globalThis, { PREVIEW_URL: frames });

  useLayoutEffect(() => {
    // The page's own text is English, even after a story in another language or direction.
    applyLook({ ...globals, scheme, dir: 'ltr', words: 'English' });
    setFrameColors(scheme);
  }, [scheme, globals]);

  return (
    <DocsContainer context={context} theme={brandThemes[scheme]}>
      {part && <PartActions part={part} />}
      <FramesAddress value={frames}>{children}</FramesAddress>
      {part && <PartFacts part={part} />}
    </DocsContainer>
  );
}
