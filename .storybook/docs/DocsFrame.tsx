/** The page around the stories of a docs page: in the toolbar's scheme, and always in English. */
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

/** Where this page keeps them. Storybook's types lack it. */
const storeOf = (context: Context) =>
  (context as unknown as { store: { userGlobals: { get: () => Globals } } }).store.userGlobals;

/**
 * What the toolbar says. Not what the event says: each frame of a page tells its own, and one that is
 * still loading would take back what has been chosen since.
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

/** The scheme that the toolbar or else the system asks for. */
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
 * Has the page keep each story that it has loaded. In the index, a story that only tests has another
 * title than its file (`tree/tests-apart.ts`), so Storybook would load it again as another story. It
 * would then take down the one that is still rendering, for which it reloads the page: in a loop.
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
  // What a frame shows comes back in `globals`, so it has to follow the system by itself.
  const frames = framesAddress({ ...globals, scheme: isChosen ? scheme : 'system' });
  // Storybook's blocks, which render after this, add the id of a story to it.
  Object.assign(globalThis, { PREVIEW_URL: frames });

  useLayoutEffect(() => {
    // The text of the page is English, whatever a story shown before has turned.
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
