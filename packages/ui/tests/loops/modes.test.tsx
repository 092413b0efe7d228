/** Runs axe on each story in every mode that a visitor's system can set, and in every theme. */
import { describe, expect, test } from 'vitest';
import { axeFaults } from './checks/axe.ts';
import { modes } from './modes.ts';
import { withStory, type View } from './mount.tsx';
import { stories } from './stories.ts';

describe.each(Object.entries<View>(modes))('%s', (_mode, view) => {
  test.each([...stories])('%s', (_name, story) =>
    withStory(story, view, async (container) => expect(await axeFaults(container)).toEqual([])),
  );
});
