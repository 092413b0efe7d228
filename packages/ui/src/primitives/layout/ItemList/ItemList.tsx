import { Fragment, type ReactNode } from 'react';
import { Grid, type GridProps } from '../Grid/Grid.tsx';

export interface ItemListProps<Item> extends Omit<GridProps, 'asChild' | 'children'> {
  /** The items, in the order of the list. */
  items: readonly Item[];
  /** Whether the order matters. @default false */
  ordered?: boolean | undefined;
  /** Renders an item as an `li`. */
  children: (item: Item, index: number) => ReactNode;
}

/** The list of a section’s items, by default in one column without gaps. */
export function ItemList<Item>({ items, ordered, children, ...grid }: ItemListProps<Item>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Grid columns={1} gap={0} {...grid} asChild>
      <Tag>
        {items.map((item, index) => (
          <Fragment key={index}>{children(item, index)}</Fragment>
        ))}
      </Tag>
    </Grid>
  );
}
