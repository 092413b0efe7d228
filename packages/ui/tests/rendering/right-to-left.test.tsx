/** Shows each story right to left: in Hebrew on a 320 px page, and to axe. */
import { describe, expect, inject, test } from 'vitest';
import { axeFaults } from './checks/axe.ts';
import { sidewaysOverflow } from './checks/layout.ts';
import { chosen, themesOf } from './choice.ts';
import { inThemes, withStory, type View } from './mount.tsx';

describe('fits 320 px in Hebrew', () => {
  const view: View = { width: 320, dir: 'rtl', lang: 'he' };
  test.each(chosen)('%s', (name, story) =>
    withStory(story, { ...view, theme: themesOf(name)[0] }, async (container) =>
      expect(await inThemes(themesOf(name), view, () => sidewaysOverflow(container))).toEqual([]),
    ),
  );
});

/** Only the full scope repeats axe right to left, because the direction changes no element. */
const inFull = inject('scope') === 'full' ? chosen : [];

describe('passes axe', () => {
  test.each(inFull)('%s', (_name, story) =>
    withStory(story, { dir: 'rtl' }, async (container) =>
      expect(await axeFaults(container)).toEqual([]),
    ),
  );
});
