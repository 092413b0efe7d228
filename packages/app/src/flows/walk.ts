import type { StoryContext } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import type { Browser } from './browser.ts';
import { createGuide, noGuide, type Guide } from './guide.ts';
import { paceOf } from './pace.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Context extends Pick<
  StoryContext,
  'abortSignal' | 'canvas' | 'globals' | 'loaded' | 'name'
> {
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** The steps of a flow, in order: what the visitor does, and its code. */
export type Steps = Record<string, (visitor: Visitor) => Promise<void>>;

let guide: Guide = noGuide;

/** Removes what the last demo left on the page. */
export const leave = (): void => guide.remove();

/** Makes the play function of a flow. Each step appears by name among the interactions. */
export const walk =
  (steps: Steps) =>
  async ({ abortSignal, canvas, globals, loaded, name, step }: Context): Promise<void> => {
    leave();
    guide = paceOf(globals) === 'demo' ? createGuide(abortSignal) : noGuide;
    const visitor = createVisitor(canvas, loaded['browser'] as Browser, guide);
    const entries = Object.entries(steps);
    const restore = asInAnyBrowser();
    try {
      for (const [index, [label, take]] of entries.entries()) {
        await step(label, async () => {
          await guide.say(label, index + 1, entries.length);
          await take(visitor);
        });
      }
      guide.end(`Done: ${name}`);
    } catch (error) {
      // Leaving a demo is not an error.
      if (!abortSignal.aborted) throw error;
    } finally {
      restore();
    }
  };

/** Sends events without React's act(), which drops a page that is still loading. */
function asInAnyBrowser(): () => void {
  const { eventWrapper } = getConfig();
  // Returns the result of dispatchEvent: whether nobody prevented the event's default.
  configure({ eventWrapper: (send): unknown => send() });
  return () => configure({ eventWrapper });
}
