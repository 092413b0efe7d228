/** Tests how components print. */
import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { SURFACES } from '../stories/fixtures.tsx';
import { withStory } from './mount.tsx';
import { storyNamed } from './stories.ts';

const onPaper = () => commands.emulateMedia({ media: 'print' });

afterEach(async () => {
  delete document.documentElement.dataset['colorScheme'];
  await commands.emulateMedia({ media: null });
});

const all = (container: HTMLElement, selector = '*') => [
  ...container.querySelectorAll<HTMLElement>(selector),
];
const colors = (container: HTMLElement) =>
  all(container).map((element) => {
    const { color, borderTopColor } = getComputedStyle(element);
    return `${color} ${borderTopColor}`;
  });

test.each(['Prose Default', 'Form SeveralErrors'])(
  '%s prints in light colors from a dark page',
  (name) =>
    withStory(storyNamed(name), { colorScheme: 'dark' }, async (container) => {
      const { dataset } = document.documentElement;
      dataset['colorScheme'] = 'light';
      const light = colors(container);
      dataset['colorScheme'] = 'dark';
      expect(colors(container)).not.toEqual(light);
      await onPaper();
      expect(colors(container)).toEqual(light);
    }),
);

test.each([
  ['Accordion Default', '.rp-Accordion-text'],
  ['Tabs Default', '.rp-Tabs-panel > *'],
])('%s shows all its text', (name, texts) =>
  withStory(storyNamed(name), {}, async (container) => {
    const unseen = () => all(container, texts).filter((text) => !text.checkVisibility());
    expect(unseen()).not.toEqual([]);
    await onPaper();
    expect(unseen()).toEqual([]);
  }),
);

test.each([
  ['LegalDocument Default', 'nav'],
  ['SiteHeader Default', 'header'],
])('%s leaves out its %s', (name, selector) =>
  withStory(storyNamed(name), {}, async (container) => {
    const shown = () => all(container, selector).filter((part) => part.checkVisibility());
    expect(shown()).not.toEqual([]);
    await onPaper();
    expect(shown()).toEqual([]);
  }),
);

test('every surface prints white, with dark text', () => {
  const hero = storyNamed('Hero Default');
  const onEach = () =>
    SURFACES.map((surface) => <div key={surface}>{hero.element({ ...hero.args, surface })}</div>);
  return withStory({ ...hero, element: onEach }, {}, async (container) => {
    const grounds = () =>
      all(container, '[data-surface]').map((band) => {
        const { backgroundColor, color } = getComputedStyle(band);
        return `${color} on ${backgroundColor}`;
      });
    const onScreen = grounds();
    expect(new Set(onScreen).size).toBe(SURFACES.length);
    await onPaper();
    expect(new Set(grounds())).toEqual(new Set([onScreen[SURFACES.indexOf('surface')]]));
  });
});

test.each([
  ['Checkbox Checked', '.rp-Checkbox-input'],
  ['Switch On', '.rp-Switch-input'],
  ['Progress Playground', '.rp-Progress-bar'],
])('%s shows its state when the browser prints no backgrounds', (name, selector) =>
  withStory(storyNamed(name), {}, (container) => {
    const parts = all(container, selector).map((part) => getComputedStyle(part).printColorAdjust);
    expect(parts).toEqual(['exact']);
  }),
);
