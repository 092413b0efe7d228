/** Each story: targets large enough, a focus ring on all that takes focus, stillness on request. */
import { describe, expect, test } from 'vitest';
import { focusRingFaults, movingParts, smallTargets } from './checks/interaction.ts';
import { withStory } from './mount.tsx';
import { stories } from './stories.ts';

describe.each([...stories])('%s', (_name, story) => {
  test('targets are at least 24 px', () =>
    withStory(story, {}, (container) => expect(smallTargets(container)).toEqual([])));

  test.each(['light', 'dark'] as const)('all that takes focus shows a ring, %s', (colorScheme) =>
    withStory(story, { colorScheme }, async (container) =>
      expect(await focusRingFaults(container)).toEqual([]),
    ),
  );

  test('nothing moves under reduced motion', () =>
    withStory(story, { reducedMotion: 'reduce' }, (container) =>
      expect(movingParts(container)).toEqual([]),
    ));
});
