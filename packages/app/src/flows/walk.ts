import type { StoryContext } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import type { Browser } from './browser.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Context extends Pick<StoryContext, 'canvas' | 'loaded'> {
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** The steps of a flow, in order: what the visitor does, and its code. */
export type Steps = Record<string, (visitor: Visitor) => Promise<void>>;

/** Makes the play function of a flow. Each step appears by name among the interactions. */
export const walk =
  (steps: Steps) =>
  async ({ canvas, loaded, step }: Context): Promise<void> => {
    const visitor = createVisitor(canvas, loaded['browser'] as Browser);
    const restore = asInAnyBrowser();
    try {
      for (const [label, take] of Object.entries(steps)) await step(label, () => take(visitor));
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
