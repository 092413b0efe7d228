/**
 * Chooses the stories for the rendering tests. Most stories look like parts of others, so the core
 * scope uses the few stories that together show everything, computed from what each story renders.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { inject } from 'vitest';
import { isClear } from './checks/alone.ts';
import { COMPOSITES, CONTROLS } from './checks/interaction.ts';
import { lookAs, themeNames } from './mount.tsx';
import type { PlainStory } from './preview.tsx';
import { stories } from './stories.ts';

/** Attributes that show an element's variant, state or kind of control. */
const SHOWN =
  /^(?:data-.*|aria-(?:busy|checked|current|disabled|expanded|invalid|orientation|pressed|selected)|checked|disabled|hidden|open|readonly|role|type)$/;

const classesOf = ({ classList }: Element) =>
  [...classList].filter((name) => name.startsWith('rp-')).join(' ');

const aroundOf = (element: Element) =>
  ['surface', 'accent'].map((name) =>
    element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`),
  );

/** Describes an element and its state. Surfaces and accents around it change only its colors. */
const lookOf = (element: Element): string =>
  [
    element.tagName,
    classesOf(element),
    ...[...element.attributes]
      .filter(({ name }) => SHOWN.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted(),
  ].join(' ');

/** Describes an element and the surface and accent that give it its colors. */
const coloredLookOf = (element: Element): string =>
  [lookOf(element), ...aroundOf(element)].join(' ');

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim());

const isPainted = (element: Element) => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return !isClear(backgroundColor) || backgroundImage !== 'none';
};

/** A cache of each element's background. Elements share ancestors, and reading a style takes time. */
const grounds = new WeakMap<Element, string>();

function groundOf(element: Element | null): string {
  if (!element) return '';
  let ground = grounds.get(element);
  if (ground === undefined) {
    ground = isPainted(element) ? coloredLookOf(element) : groundOf(element.parentElement);
    grounds.set(element, ground);
  }
  return ground;
}

/** Describes the colors of a text or a control's ring, and the background. */
function colorsOf(element: Element): string[] {
  const kinds = [
    ...(hasText(element) ? [`text ${getComputedStyle(element).color}`] : []),
    ...(element.matches(CONTROLS) ? [`ring ${classesOf(element)}`] : []),
  ];
  return kinds.map((kind) => [kind, ...aroundOf(element), groundOf(element)].join(' '));
}

/** Describes a control as keyboard users reach it. Its background is left to the color modes. */
const stopOf = (element: Element) =>
  [lookOf(element), element.closest(COMPOSITES)?.getAttribute('role')].join(' ');

/** Returns all elements outside drawings, whose parts have no styles. */
const elementsIn = (container: Element) => [...container.querySelectorAll(':not(svg *)')];

/** Collects the features of a story as soon as React has rendered it. */
function featuresOf(story: PlainStory): Record<'looks' | 'colors' | 'stops', Set<string>> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(story.element()));
  const elements = elementsIn(container);
  const features = {
    looks: new Set(elements.map(lookOf)),
    colors: new Set(elements.flatMap(colorsOf)),
    stops: new Set(elements.filter((element) => element.matches(CONTROLS)).map(stopOf)),
  };
  root.unmount();
  container.remove();
  return features;
}

/**
 * Chooses a few stories that together have every feature. Each is the story with the most features
 * that no story before it has.
 */
export function cover<Key>(features: ReadonlyMap<Key, ReadonlySet<string>>): Map<Key, Set<string>> {
  const chosen = new Map<Key, Set<string>>();
  const missing = new Set([...features.values()].flatMap((each) => [...each]));
  while (missing.size > 0) {
    let next: [Key?, Set<string>?] = [];
    for (const [key, each] of features) {
      const found = new Set([...each].filter((feature) => missing.has(feature)));
      if (found.size > (next[1]?.size ?? 0)) next = [key, found];
    }
    const [key, found] = next as [Key, Set<string>];
    chosen.set(key, found);
    for (const feature of found) missing.delete(feature);
  }
  return chosen;
}

type Named = [name: string, story: PlainStory];

/** Leaves out stories tagged `behavior`: before their play function, they show what others show. */
const isShown = ([, { tags }]: Named) => !tags.includes('behavior');

interface Choice {
  /** The stories for checks of elements. */
  chosen: Named[];
  /** The stories for checks of themes and color modes, which change no element. */
  themed: Named[];
  /** The names of the stories in which Tab and the arrow keys reach every kind of control. */
  walked: ReadonlySet<string>;
  /** The themes for checks of layout, because themes differ in fonts and corners. */
  themesOf: (name: string) => readonly string[];
  /** The elements to check of a themed story. */
  partsOf: (name: string, container: HTMLElement) => Element[];
}

const namesOf = (list: Named[]) => new Set(list.map(([name]) => name));

async function choose(): Promise<Choice> {
  const names = inject('parts');
  const isFull = inject('scope') === 'full';
  const all = isFull ? [...stories] : [...stories].filter(isShown);
  const whole: Choice['partsOf'] = (_name, container) => [container];
  if (names.length > 0) {
    const chosen = all.filter(
      (each) => isShown(each) && names.includes(each[0].split(' ')[0] as string),
    );
    return {
      chosen,
      themed: chosen,
      walked: namesOf(chosen),
      themesOf: () => themeNames,
      partsOf: whole,
    };
  }

  await lookAs({});
  const features = all.map(([name, story]) => [name, featuresOf(story)] as const);
  const covering = (kind: keyof ReturnType<typeof featuresOf>, among: (name: string) => boolean) =>
    cover(
      new Map(features.filter(([name]) => among(name)).map(([name, found]) => [name, found[kind]])),
    );
  const looks = covering('looks', () => true);
  const colors = covering('colors', () => true);
  const themed = all.filter(([name]) => colors.has(name));
  if (isFull) {
    const chosen = all.filter((each) => isShown(each) || looks.has(each[0]) || colors.has(each[0]));
    return {
      chosen,
      themed,
      walked: namesOf(chosen),
      themesOf: (name) => (colors.has(name) ? themeNames : ['plain']),
      partsOf: whole,
    };
  }
  const chosen = all.filter(([name]) => looks.has(name));
  const inTurn = new Map(chosen.map(([name], at) => [name, themeNames[at % themeNames.length]]));
  return {
    chosen,
    themed,
    walked: new Set(covering('stops', (name) => looks.has(name)).keys()),
    themesOf: (name) => [inTurn.get(name) ?? 'plain'],
    partsOf: (name, container) => {
      const uncovered = new Set(colors.get(name));
      const parts = elementsIn(container).filter((element) =>
        // A set forgets each, so that one element is found for it.
        colorsOf(element)
          .map((color) => uncovered.delete(color))
          .includes(true),
      );
      // The story has changed since.
      return uncovered.size > 0 ? [container] : parts;
    },
  };
}

export const { chosen, themed, walked, themesOf, partsOf } = await choose();
