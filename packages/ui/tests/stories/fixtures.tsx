/** Helpers for the stories of sections: the amounts and lengths of content that each must handle. */
import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { Surface } from '../../src/lib/content.ts';
import { Card } from '../../src/primitives/data-display/Card/Card.tsx';

/** The numbers of items that a section's list is tested with. */
export const COUNTS = [1, 2, 3, 7, 12] as const;

/** The backgrounds that a section is tested on. */
export const SURFACES: readonly Surface[] = ['canvas', 'surface', 'sunken', 'ink', 'accent'];

/** Renders its children once per value. */
export const Each = <Value extends string | number>({
  of,
  children,
}: {
  of: readonly Value[];
  children: (value: Value) => ReactNode;
}) => of.map((value) => <Fragment key={value}>{children(value)}</Fragment>);

/** Text longer than anyone should write, including a word that cannot break. */
export const LONG = {
  title:
    'A title that somebody wrote in a hurry and that nobody shortened before it went out, Donaudampfschifffahrtsgesellschaftskapitän included',
  text: 'A text that goes on where one sentence would have done: it says what it says, says it again in other words, adds what everybody knew, and ends with an address that does not break, https://example.com/a/very/long/path/that/nobody/would/type/by/hand.',
  label: 'A label of more words than a button ought to have',
} as const;

/** The shortest possible text. */
export const SHORT = { title: 'Go', text: 'So.', label: 'Go' } as const;

/** Decorator of a field: as wide as in a form. */
export const framed = (Story: ComponentType) => (
  <div style={{ maxInlineSize: '26rem' }}>
    <Story />
  </div>
);

/** Decorator of a form that a page frames: in a card. */
export const inCard = (Story: ComponentType) => (
  <Card padding="lg" style={{ maxInlineSize: '33rem', marginInline: 'auto' }}>
    <Story />
  </Card>
);

/** Opens everything that folds, as a visitor could before script has loaded. */
const unfold = (frame: HTMLElement | null) => {
  for (const fold of frame?.querySelectorAll('details') ?? []) fold.open = true;
};

/** Decorator of a story in which everything that folds is open. */
export const unfolded = (Story: ComponentType) => (
  <div ref={unfold}>
    <Story />
  </div>
);

/** Whether an element's whole height is within the window. */
export const inView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
