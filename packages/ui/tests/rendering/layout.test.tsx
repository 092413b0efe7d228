/** Shows each story on a 320 px page, unchanged and with text changes that readers make. */
import { afterEach, expect, test } from 'vitest';
import { lengthen } from '../stories/text-changes.ts';
import { sidewaysOverflow, textFaults, unsizedDrawings } from './checks/layout.ts';
import { chosen, themesOf } from './choice.ts';
import { inThemes, settled, withStory, type View } from './mount.tsx';

const narrow: View = { width: 320 };

/** WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

const style = document.createElement('style');
document.head.append(style);
afterEach(() => {
  style.textContent = '';
});

/** The spacing is that of WCAG 1.4.12; longer text is 40% longer. One mount serves all changes. */
test.each(chosen)(
  '%s fits, its drawings have a size, and its text can be spaced or longer',
  (name, story) =>
    withStory(story, { ...narrow, theme: themesOf(name)[0] }, async (container) => {
      const check = (find: (container: HTMLElement) => string[]) =>
        inThemes(themesOf(name), narrow, () => find(container));

      const fits = await check(() => [...sidewaysOverflow(container), ...unsizedDrawings()]);
      style.textContent = TEXT_SPACING;
      await settled();
      const spaced = await check(textFaults);
      style.textContent = '';
      lengthen(container);
      await settled();
      const longer = await check(textFaults);
      expect({ fits, spaced, longer }).toEqual({ fits: [], spaced: [], longer: [] });
    }),
);
