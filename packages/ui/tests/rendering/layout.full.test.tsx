/** Shows each story on a 320 px page: as it is, in Hebrew, and with changes that readers make. */
import { afterEach, describe, expect, test } from 'vitest';
import { lengthen, TEXT_200 } from '../stories/text-changes.ts';
import { sidewaysOverflow, textFaults, unsizedDrawings } from './checks/layout.ts';
import { inThemes, lookAs, withStory, type View } from './mount.tsx';
import { settled } from './page.ts';
import { shown } from './stories.ts';

const narrow: View = { width: 320 };

/** WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

const style = document.createElement('style');
document.head.append(style);
afterEach(() => {
  style.textContent = '';
});

test.each(shown)('%s fits, also with text that is larger, spaced or longer', (_name, story) =>
  withStory(story, narrow, async (container) => {
    const faults: Record<string, string[]> = {
      drawings: unsizedDrawings(),
      narrow: await inThemes(narrow, () => sidewaysOverflow(container)),
    };
    // WCAG 1.4.4: a page of 640 px is then 320 px wide.
    style.textContent = TEXT_200;
    await lookAs({ width: 640 });
    await settled();
    faults['larger'] = textFaults(container);
    style.textContent = TEXT_SPACING;
    await lookAs(narrow);
    await settled();
    faults['spaced'] = textFaults(container);
    style.textContent = '';
    lengthen(container);
    await settled();
    faults['longer'] = textFaults(container);
    expect(faults).toEqual({ drawings: [], narrow: [], larger: [], spaced: [], longer: [] });
  }),
);

describe('in Hebrew', () => {
  const view: View = { ...narrow, dir: 'rtl', lang: 'he' };
  test.each(shown)('%s fits', (_name, story) =>
    withStory(story, view, (container) => expect(sidewaysOverflow(container)).toEqual([])),
  );
});
