/** Runs axe on each story in every mode that a visitor's system can set, and in every theme. */
import { describe, expect, test } from 'vitest';
import { axeFaults } from './checks/axe.ts';
import { withStory, type View } from './mount.tsx';
import { stories } from './stories.ts';

const modes: Record<string, View> = {
  light: {},
  dark: { colorScheme: 'dark' },
  'forced colors': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
  'more contrast, dark': { contrast: 'more', colorScheme: 'dark' },
  'right to left': { dir: 'rtl' },
  rapport: { theme: 'rapport' },
  'rapport, dark': { theme: 'rapport', colorScheme: 'dark' },
  gazette: { theme: 'gazette' },
  'gazette, dark': { theme: 'gazette', colorScheme: 'dark' },
};

describe.each(Object.entries(modes))('%s', (_mode, view) => {
  test.each([...stories])('%s', (_name, story) =>
    withStory(story, view, async (container) => expect(await axeFaults(container)).toEqual([])),
  );
});
