/**
 * Shows each story on a 320 px page, unchanged and with the text changes that readers make, in every
 * theme.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { lengthen, TEXT_200 } from '../stories/text-changes.ts';
import { clippedText, sidewaysOverflow, unsizedDrawings } from './checks/layout.ts';
import { inEveryTheme, withStory, type View } from './mount.tsx';
import type { PlainStory } from './preview.tsx';
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

/** Expects that the check finds nothing, whatever the theme. */
const expectIn = (story: PlainStory, view: View, check: (container: HTMLElement) => string[]) =>
  withStory(story, view, async (container) =>
    expect(await inEveryTheme(view, () => check(container))).toEqual([]),
  );

describe('fits 320 px, and its drawings have a size', () => {
  test.each([...stories])('%s', (_name, story) =>
    expectIn(story, { width: 320 }, (container) => [
      ...sidewaysOverflow(container),
      ...unsizedDrawings(),
    ]),
  );
});

describe('fits 320 px right to left, in Hebrew', () => {
  test.each([...stories])('%s', (_name, story) =>
    expectIn(story, { width: 320, dir: 'rtl', lang: 'he' }, sidewaysOverflow),
  );
});

describe('works with text at 200%', () => {
  test.each([...stories])('%s', (_name, story) => {
    style.textContent = TEXT_200;
    return expectIn(story, { width: 640 }, textFaults);
  });
});

describe('works with the text spacing of WCAG 1.4.12', () => {
  test.each([...stories])('%s', (_name, story) => {
    style.textContent = TEXT_SPACING;
    return expectIn(story, { width: 320 }, textFaults);
  });
});

describe('works with text that is 40% longer', () => {
  test.each([...stories])('%s', (_name, story) =>
    withStory(story, { width: 320 }, async (container) => {
      lengthen(container);
      expect(await inEveryTheme({ width: 320 }, () => textFaults(container))).toEqual([]);
    }),
  );
});
