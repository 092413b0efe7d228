/** Checks each story for targets that are large enough, visible focus and reduced motion. */
import { expect, test } from 'vitest';
import { focusRingFaults, movingParts, smallTargets } from './checks/interaction.ts';
import { chosen, themesOf, walked } from './choice.ts';
import { inThemes, lookAs, withStory } from './mount.tsx';

/**
 * Mounts each story once: under reduced motion, as all rendering tests do. In the core scope the walk by keys
 * runs only in stories that add a new kind of control.
 */
test.each(chosen)(
  '%s: nothing moves, targets are at least 24 px, and focus shows a ring',
  (name, story) =>
    withStory(story, { theme: themesOf(name)[0] }, async (container) => {
      const moving = movingParts(container);
      const small = await inThemes(themesOf(name), {}, () => smallTargets(container));
      if (walked.has(name)) await lookAs({});
      const rings = walked.has(name) ? await focusRingFaults(container) : [];
      expect({ moving, small, rings }).toEqual({ moving: [], small: [], rings: [] });
    }),
);
