/** Each story: targets large enough, a focus ring on all that takes focus, stillness on request. */
import { describe, expect, test } from 'vitest';
import { focusRingFaults, movingParts, smallTargets } from './checks/interaction.ts';
import { withStory, type View } from './mount.tsx';
import { stories } from './stories.ts';

const modes: Record<string, View> = {
  light: {},
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
  'more contrast, dark': { contrast: 'more', colorScheme: 'dark' },
};

describe.each([...stories])('%s', (_name, story) => {
  test('targets are at least 24 px', () =>
    withStory(story, {}, (container) => expect(smallTargets(container)).toEqual([])));

  test.each(Object.entries(modes))('all that takes focus shows a ring, %s', (_mode, view) =>
    withStory(story, view, async (container) =>
      expect(await focusRingFaults(container)).toEqual([]),
    ),
  );

  test('nothing moves under reduced motion', () =>
    withStory(story, { reducedMotion: 'reduce' }, (container) =>
      expect(movingParts(container)).toEqual([]),
    ));
});
