/**
 * Shows each story on a 320 px page, unchanged and with the text changes that readers make, in every
 * theme.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { lengthen, TEXT_200 } from '../stories/text-changes.ts';
import { clippedText, sidewaysOverflow, unsizedDrawings } from './checks/layout.ts';
import { inEveryTheme, withStory, type View } from './mount.tsx';
import { stories } from './stories.ts';

/** WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

const style = document.createElement('style');
document.head.append(style);
afterEach(() => {
  style.textContent = '';
});

const textFaults = (container: HTMLElement) => [...sidewaysOverflow(container), ...clippedText()];

/** Faults by what was changed, in every theme. The story is mounted once for all changes. */
async function faultsOfChanges(container: HTMLElement): Promise<Record<string, string[]>> {
  const narrow: View = { width: 320 };
  const inThemes = (view: View, check: (container: HTMLElement) => string[]) =>
    inEveryTheme(view, () => check(container));

  const fits = await inThemes(narrow, () => [...sidewaysOverflow(container), ...unsizedDrawings()]);
  style.textContent = TEXT_SPACING;
  const spaced = await inThemes(narrow, textFaults);
  style.textContent = TEXT_200;
  const large = await inThemes({ width: 640 }, textFaults);
  style.textContent = '';
  lengthen(container);
  const longer = await inThemes(narrow, textFaults);
  return { fits, spaced, large, longer };
}

/** The spacing is that of WCAG 1.4.12; text is 200% large, and 40% longer. */
describe('fits 320 px, its drawings have a size, and its text can be spaced, large or longer', () => {
  test.each([...stories])('%s', (_name, story) =>
    withStory(story, { width: 320 }, async (container) =>
      expect(await faultsOfChanges(container)).toEqual({
        fits: [],
        spaced: [],
        large: [],
        longer: [],
      }),
    ),
  );
});

describe('fits 320 px right to left, in Hebrew', () => {
  const view: View = { width: 320, dir: 'rtl', lang: 'he' };
  test.each([...stories])('%s', (_name, story) =>
    withStory(story, view, async (container) =>
      expect(await inEveryTheme(view, () => sidewaysOverflow(container))).toEqual([]),
    ),
  );
});
