/** Shows each story with text at 200% on a page that is then 320 px wide. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEXT_200 } from '../stories/text-changes.ts';
import { textFaults } from './checks/layout.ts';
import { chosen, themesOf } from './choice.ts';
import { inThemes, withStory, type View } from './mount.tsx';

const view: View = { width: 640 };
const style = document.createElement('style');
style.textContent = TEXT_200;
beforeAll(() => document.head.append(style));
afterAll(() => style.remove());

test.each(chosen)('%s fits with text at 200%', (name, story) =>
  withStory(story, { ...view, theme: themesOf(name)[0] }, async (container) =>
    expect(await inThemes(themesOf(name), view, () => textFaults(container))).toEqual([]),
  ),
);
