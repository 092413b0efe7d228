/** Checks each story for targets that are large enough, visible focus and reduced motion. */
import { describe, expect, test } from 'vitest';
import {
  focusRingFaults,
  movingParts,
  ringFaultsAgain,
  smallTargets,
  walkFocus,
} from './checks/interaction.ts';
import { inEveryTheme, lookAs, withStory, type View } from './mount.tsx';
import type { PlainStory } from './preview.tsx';
import { stories } from './stories.ts';

const otherModes: Record<string, View> = {
  dark: { colorScheme: 'dark' },
  'forced colors': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
  'more contrast, dark': { contrast: 'more', colorScheme: 'dark' },
  rapport: { theme: 'rapport' },
  'rapport, dark': { theme: 'rapport', colorScheme: 'dark' },
  gazette: { theme: 'gazette' },
  'gazette, dark': { theme: 'gazette', colorScheme: 'dark' },
};

interface Faults {
  moving: string[];
  small: string[];
  /** By mode. */
  rings: Record<string, string[]>;
}

/**
 * Mounts the story once: under reduced motion, as it does for all loops. One walk serves every
 * mode, unless something that it opened has closed again.
 */
async function faultsOf(story: PlainStory): Promise<Faults> {
  const faults: Faults = { moving: [], small: [], rings: {} };
  const walkAnew: string[] = [];
  await withStory(story, { reducedMotion: 'reduce' }, async (container) => {
    faults.moving = movingParts(container);
    faults.small = await inEveryTheme({}, () => smallTargets(container));
    await lookAs({});
    const walk = await walkFocus(container);
    faults.rings['light'] = walk.faults;
    for (const [mode, view] of Object.entries(otherModes)) {
      await lookAs(view);
      const found = ringFaultsAgain(walk.stops);
      if (found) faults.rings[mode] = found;
      else walkAnew.push(mode);
    }
  });
  for (const mode of walkAnew) {
    await withStory(story, otherModes[mode] as View, async (container) => {
      faults.rings[mode] = await focusRingFaults(container);
    });
  }
  return faults;
}

const noRingFaults = Object.fromEntries(
  ['light', ...Object.keys(otherModes)].map((mode) => [mode, []]),
);

describe('nothing moves, targets are at least 24 px, and focus shows a ring in every mode', () => {
  test.each([...stories])('%s', async (_name, story) =>
    expect(await faultsOf(story)).toEqual({ moving: [], small: [], rings: noRingFaults }),
  );
});
