/** Shows each story on a 320 px page, unchanged and with the text changes that readers make. */
import { afterEach, describe, expect, test } from 'vitest';
import { clippedText, lengthen, sidewaysOverflow, unsizedDrawings } from './checks/layout.ts';
import { settled, withStory } from './mount.tsx';
import { stories } from './stories.ts';

/** WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;
/** WCAG 1.4.4. */
const TEXT_200 = ':root { font-size: 200% !important; }';

const style = document.createElement('style');
document.head.append(style);
afterEach(() => {
  style.textContent = '';
});

describe('fits 320 px, and its drawings have a size', () => {
  test.each([...stories])('%s', (_name, story) =>
    withStory(story, { width: 320 }, (container) =>
      expect([...sidewaysOverflow(container), ...unsizedDrawings()]).toEqual([]),
    ),
  );
});

describe('fits 320 px right to left', () => {
  test.each([...stories])('%s', (_name, story) =>
    withStory(story, { width: 320, dir: 'rtl' }, (container) =>
      expect(sidewaysOverflow(container)).toEqual([]),
    ),
  );
});

describe('works with text at 200%', () => {
  test.each([...stories])('%s', (_name, story) => {
    style.textContent = TEXT_200;
    return withStory(story, { width: 640 }, (container) =>
      expect([...sidewaysOverflow(container), ...clippedText()]).toEqual([]),
    );
  });
});

describe('works with the text spacing of WCAG 1.4.12', () => {
  test.each([...stories])('%s', (_name, story) => {
    style.textContent = TEXT_SPACING;
    return withStory(story, { width: 320 }, (container) =>
      expect([...sidewaysOverflow(container), ...clippedText()]).toEqual([]),
    );
  });
});

describe('works with text that is 40% longer', () => {
  test.each([...stories])('%s', (_name, story) =>
    withStory(story, { width: 320 }, async (container) => {
      lengthen(container);
      // Scripts have to reposition overlays.
      await settled();
      expect([...sidewaysOverflow(container), ...clippedText()]).toEqual([]);
    }),
  );
});
