/** Each story on a page of 320 px, as it is and as readers change it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clippedText, lengthen, sidewaysOverflow } from './checks/layout.ts';
import { settled, withStory } from './mount.tsx';
import { stories } from './stories.ts';

/** WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;
/** WCAG 1.4.4. */
const TEXT_200 = ':root { font-size: 200% !important; }';

const style = document.createElement('style');

beforeEach(async () => {
  await page.viewport(320, 800);
  document.head.append(style);
});

afterEach(() => {
  style.textContent = '';
  style.remove();
});

describe.each([...stories])('%s', (_name, story) => {
  test('fits 320 px', () =>
    withStory(story, {}, (container) => expect(sidewaysOverflow(container)).toEqual([])));

  test('fits 320 px right to left', () =>
    withStory(story, { dir: 'rtl' }, (container) =>
      expect(sidewaysOverflow(container)).toEqual([]),
    ));

  test('stands text at 200 %', async () => {
    style.textContent = TEXT_200;
    await page.viewport(640, 800);
    await withStory(story, {}, (container) =>
      expect([...sidewaysOverflow(container), ...clippedText()]).toEqual([]),
    );
  });

  test('stands the text spacing of WCAG 1.4.12', async () => {
    style.textContent = TEXT_SPACING;
    await withStory(story, {}, (container) =>
      expect([...sidewaysOverflow(container), ...clippedText()]).toEqual([]),
    );
  });

  test('stands text 40 % longer', () =>
    withStory(story, {}, async (container) => {
      lengthen(container);
      // An overlay is placed anew by script.
      await settled();
      expect([...sidewaysOverflow(container), ...clippedText()]).toEqual([]);
    }));
});
