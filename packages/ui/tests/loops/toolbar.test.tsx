/**
 * What Storybook's toolbar imitates is what Chromium does when the system really asks for it: both
 * are compared on the matrices.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { setPreference, type Preference } from '../stories/preferences.ts';
import { lookAs, nameOf, settled, withStory, type View } from './mount.tsx';
import { stories } from './stories.ts';

/** What contrast changes in different ways, and a part that moves. */
const PARTS =
  /(?:^|\/)(?:Button|Chip|SegmentedControl|Card|Badge|Menu|Timeline|Slider|Progress) Matrix$/;
const matrices = [...stories].filter(([name]) => PARTS.test(name));

/** Ends what is still moving from one look to another. */
function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
    else animation.cancel();
  }
}

/** One notation: relative colors are computed as `color(srgb …)`; without opacity, any color is none. */
const painted = (value: string) =>
  value
    .replaceAll(/color\(srgb (\S+) (\S+) (\S+)(?: \/ ([\d.]+))?\)/g, (_all, ...parts) => {
      const [red, green, blue, alpha] = parts.slice(0, 4).map(Number);
      const channels = [red, green, blue].map((part) => Math.round((part ?? 0) * 255)).join(', ');
      return parts[3] === undefined
        ? `rgb(${channels})`
        : `rgba(${channels}, ${Number(alpha?.toFixed(2))})`;
    })
    .replaceAll(/rgba\([^)]*, 0\)/g, 'transparent');

/** The computed styles of everything in the story, one line for each property of each box. */
function stylesOf(container: HTMLElement): string[] {
  settle();
  return [...container.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return [];
      // A border without a width has a color that nobody sees.
      const isSeen = (name: string) =>
        !/^border-.*-color$/.test(name) ||
        style.getPropertyValue(name.replace('color', 'width')) !== '0px';
      return [...style]
        .filter(isSeen)
        .map(
          (property) =>
            `${nameOf(element)}${pseudo ?? ''} ${property}: ${painted(style.getPropertyValue(property))}`,
        );
    }),
  );
}

const differences = (found: string[], expected: string[]) =>
  found.flatMap((line, at) => (line === expected[at] ? [] : [`${line}, not ${expected[at]}`]));

test('there are matrices to compare', () => expect(matrices.length).toBeGreaterThan(5));

afterEach(() => setPreference('none'));

describe.each<[Preference, View, View]>([
  ['contrast', { reducedMotion: 'no-preference' }, { contrast: 'more' }],
  ['contrast', { colorScheme: 'dark', reducedMotion: 'no-preference' }, { contrast: 'more' }],
  ['motion', { reducedMotion: 'no-preference' }, { reducedMotion: 'reduce' }],
])('imitated %s on %o', (preference, view, asked) => {
  test.each(matrices)('%s', (_name, story) =>
    withStory(story, { ...view, ...asked }, async (container) => {
      const real = stylesOf(container);
      await lookAs(view);
      await settled();
      const plain = stylesOf(container);
      setPreference(preference);
      await settled();
      expect(differences(stylesOf(container), real)).toEqual([]);
      setPreference('none');
      await settled();
      expect(differences(stylesOf(container), plain)).toEqual([]);
    }),
  );
});
