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

/** Faults by mode. One walk serves every mode, unless something that it opened has closed again. */
async function ringFaultsInAllModes(story: PlainStory): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  const walkAnew: string[] = [];
  await withStory(story, {}, async (container) => {
    const walk = await walkFocus(container);
    faults['light'] = walk.faults;
    for (const [mode, view] of Object.entries(otherModes)) {
      await lookAs(view);
      const found = ringFaultsAgain(walk.stops);
      if (found) faults[mode] = found;
      else walkAnew.push(mode);
    }
  });
  for (const mode of walkAnew) {
    await withStory(story, otherModes[mode] as View, async (container) => {
      faults[mode] = await focusRingFaults(container);
    });
  }
  return faults;
}

describe('targets are at least 24 px', () => {
  test.each([...stories])('%s', (_name, story) =>
    withStory(story, {}, async (container) =>
      expect(await inEveryTheme({}, () => smallTargets(container))).toEqual([]),
    ),
  );
});

describe('everything that takes focus shows a ring, in every mode', () => {
  test.each([...stories])('%s', async (_name, story) => {
    const faults = await ringFaultsInAllModes(story);
    expect(Object.keys(faults)).toHaveLength(9);
    expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((mode) => [mode, []])));
  });
});

describe('nothing moves under reduced motion', () => {
  test.each([...stories])('%s', (_name, story) =>
    withStory(story, { reducedMotion: 'reduce' }, (container) =>
      expect(movingParts(container)).toEqual([]),
    ),
  );
});
