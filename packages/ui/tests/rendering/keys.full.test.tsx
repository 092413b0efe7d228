/** Walks through each story with real keys: what they reach has a ring, and nothing moves. */
import { expect, test } from 'vitest';
import { focusRingFaults, movingParts } from './checks/interaction.ts';
import { withStory } from './mount.tsx';
import { shown } from './stories.ts';

test.each(shown)('%s', (_name, story) =>
  withStory(story, { reducedMotion: 'reduce' }, async (container) => {
    const moving = movingParts(container);
    expect({ moving, rings: await focusRingFaults(container) }).toEqual({ moving: [], rings: [] });
  }),
);
