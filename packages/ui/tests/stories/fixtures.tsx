/** What the stories of sections share: the amounts and lengths of content each must stand. */
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import type { Surface } from '../../src/lib/content.ts';

/** How many items a list of a section is tried with. */
export const COUNTS = [1, 2, 3, 7, 12] as const;

/** The grounds a section is tried on. */
export const SURFACES: readonly Surface[] = ['canvas', 'surface', 'sunken', 'ink', 'accent'];

/** `count` items, the given ones over and over; `tell` makes each its own. */
export const repeat = <Item,>(
  items: readonly Item[],
  count: number,
  tell: (item: Item, index: number) => Item,
): Item[] =>
  Array.from({ length: Math.ceil(count / items.length) }, () => items)
    .flat()
    .slice(0, count)
    .map(tell);

/** One below the other, for each of these. */
export const Each = <Value extends string | number>({
  of,
  children,
}: {
  of: readonly Value[];
  children: (value: Value) => ReactNode;
}) => of.map((value) => <Fragment key={value}>{children(value)}</Fragment>);

/** Words longer than anyone should write, one of them without a place to break. */
export const LONG = {
  title:
    'A title that somebody wrote in a hurry and that nobody shortened before it went out, Donaudampfschifffahrtsgesellschaftskapitän included',
  text: 'A text that goes on where one sentence would have done: it says what it says, says it again in other words, adds what everybody knew, and ends with an address that does not break, https://example.com/a/very/long/path/that/nobody/would/type/by/hand.',
  label: 'A label of more words than a button ought to have',
} as const;

/** As few as there can be. */
export const SHORT = { title: 'Go', text: 'So.', label: 'Go' } as const;

/** What a section has to have to be tried in these ways. */
interface SectionProps {
  content?: object;
  surface?: Surface;
}

/** The same under another title, so that its landmark has a name of its own. */
export const titled = <Props extends SectionProps>(args: Props, title: string): Props => ({
  ...args,
  content: { ...args.content, title },
});

/** `render` of a story `Surfaces`: the section on each ground. */
export const onSurfaces =
  <Props extends SectionProps>(Section: ComponentType<Props>) =>
  (args: Props) => (
    <Each of={SURFACES}>
      {(surface) => <Section {...titled(args, `On ${surface}`)} surface={surface} />}
    </Each>
  );

const SECOND = 'And once more';

/** `render` and `play` of a story `Twice`: two on a page have names and ids of their own. */
export const twice = <Props extends SectionProps & { content: { title: string } }>(
  Section: ComponentType<Props>,
) => ({
  render: (args: Props) => (
    <>
      <Section {...args} />
      <Section {...titled(args, SECOND)} />
    </>
  ),
  play: async ({ canvasElement, args }: { canvasElement: HTMLElement; args: Props }) => {
    const named = [...canvasElement.querySelectorAll('[aria-labelledby]')].filter(
      ({ parentElement }) => parentElement === canvasElement,
    );
    const names = named.map(
      (section) =>
        document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    await expect(names).toEqual([args.content.title, SECOND]);
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
});
