import { describe, expect, test } from 'vitest';
import { axeFaults } from './checks/axe.ts';
import { withStory, type View } from './mount.tsx';
import { stories } from './stories.ts';

/** Runs axe on each story in each of these modes, which have names. */
export function axeOnStories(modes: Record<string, View>): void {
  describe.each(Object.entries(modes))('%s', (_mode, view) => {
    test.each([...stories])('%s', (_name, story) =>
      withStory(story, view, async (container) => expect(await axeFaults(container)).toEqual([])),
    );
  });
}
