/**
 * Compares, on the matrices, the preferences that Storybook's toolbar imitates with Chromium's real
 * ones.
 */
import { afterEach, expect, test } from 'vitest';
import { setPreference, type Preference } from '../../stories/preferences.ts';
import { lookAs, nameOf, settled, withStory, type View } from '../mount.tsx';
import { stories } from '../stories.ts';

/** Parts that more contrast changes in different ways, and a part that moves. */
const PARTS =
  /(?:^|\/)(?:Button|Chip|SegmentedControl|Card|Badge|Menu|Timeline|Slider|Progress) Matrix$/;
const matrices = [...stories].filter(([name]) => PARTS.test(name));

/** Ends all animations. */
function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
    else animation.cancel();
  }
}

/** The properties that the kit's styles change for contrast and motion. */
const STYLES = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'box-shadow',
  'text-shadow',
  'fill',
  'stroke',
  'animation-duration',
  'animation-name',
  'background-position',
  'background-size',
  'block-size',
  'clip-path',
  'display',
  'inline-size',
  'opacity',
  'outline-width',
  'position',
  'scroll-behavior',
  'transform',
  'transition-duration',
  'transition-property',
  'visibility',
];

/** Normalizes a color: relative colors compute to `color(srgb …)`, and transparent ones look alike. */
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

/** Whether a property is visible. The color of a border without a width is not. */
const isVisible = (style: CSSStyleDeclaration, name: string) =>
  !/^border-.*-color$/.test(name) ||
  style.getPropertyValue(name.replace('color', 'width')) !== '0px';

/** Describes the look of the story, box by box. */
function looksOf(container: HTMLElement): [name: string, look: string][] {
  settle();
  return [...container.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].map((pseudo): [string, string] => {
      const style = getComputedStyle(element, pseudo);
      const isRendered = !pseudo || style.content !== 'none';
      const look = (isRendered ? STYLES : [])
        .filter((property) => isVisible(style, property))
        .map((property) => `${property}: ${painted(style.getPropertyValue(property))}`);
      return [`${nameOf(element)}${pseudo ?? ''}`, look.join('; ')];
    }),
  );
}

const without = (look: string, other: string) => {
  const known = new Set(other.split('; '));
  return look.split('; ').filter((declaration) => !known.has(declaration));
};

/** Lists the boxes that differ, with their actual and expected values. */
const differences = (found: [string, string][], expected: [string, string][]) =>
  found.flatMap(([name, look], at) => {
    const asked = expected[at]?.[1] ?? '';
    return look === asked ? [] : [{ name, has: without(look, asked), not: without(asked, look) }];
  });

test('there are matrices to compare', () => expect(matrices.length).toBeGreaterThan(5));

afterEach(() => setPreference('none'));

function compare(preference: Preference, view: View, asked: View): void {
  test.each(matrices)(`imitated ${preference} on ${JSON.stringify(view)}: %s`, (_name, story) =>
    withStory(story, { ...view, ...asked }, async (container) => {
      const real = looksOf(container);
      await lookAs(view);
      await settled();
      const plain = looksOf(container);
      setPreference(preference);
      await settled();
      expect(differences(looksOf(container), real)).toEqual([]);
      setPreference('none');
      await settled();
      expect(differences(looksOf(container), plain)).toEqual([]);
    }),
  );
}

const moving: View = { reducedMotion: 'no-preference' };
compare('contrast', moving, { contrast: 'more' });
compare('contrast', { ...moving, colorScheme: 'dark' }, { contrast: 'more' });
compare('motion', moving, { reducedMotion: 'reduce' });
