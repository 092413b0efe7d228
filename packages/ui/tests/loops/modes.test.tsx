/**
 * axe, WCAG 2.2 AA and best practices as an error, on each story in the modes that the story tests
 * do not take (those run it in light and in dark).
 */
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { withStory, type View } from './mount.tsx';
import { stories } from './stories.ts';

const modes: Record<string, View> = {
  'forced colours': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
  'more contrast, dark': { contrast: 'more', colorScheme: 'dark' },
  'right to left': { dir: 'rtl' },
};

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

describe.each([...stories])('%s', (_name, story) => {
  test.each(Object.entries(modes))('%s', async (_mode, view) => {
    await withStory(story, view, async (container) => {
      const { violations } = await axe.run(container, {
        runOnly: TAGS,
        // A part is not a page: it has no landmarks or h1 of its own.
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      });
      expect(
        violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${help} at ${html}. ${failureSummary}`),
        ),
      ).toEqual([]);
    });
  });
});
