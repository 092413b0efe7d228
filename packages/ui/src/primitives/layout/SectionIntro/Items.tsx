import { Fragment, type ReactNode } from 'react';
import type { HeadingLevel, IntroContent } from '../../../lib/content.ts';
import { below } from '../../../lib/heading-level.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { Heading, type HeadingProps } from '../../text/Heading/Heading.tsx';
import { Text, type TextProps } from '../../text/Text/Text.tsx';
import { Grid, type GridProps } from '../Grid/Grid.tsx';

interface ItemListProps<Item> extends Omit<GridProps, 'asChild' | 'children'> {
  items: Item[];
  /** Whether the order matters. @default false */
  ordered?: boolean;
  /** Renders an item as an `li`. */
  children: (item: Item, index: number) => ReactNode;
}

/** The list of a section's items, by default in one column without gaps. */
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

export interface ItemWordsProps extends Pick<HeadingProps, 'id' | 'size'> {
  /** The words. */
  content: IntroContent;
  /** Heading level of the section. @default 2 */
  headingLevel?: HeadingLevel;
  /** How many levels the title is below the section’s. @default 1 */
  depth?: number;
  /** Size of the text. @default 'md' */
  textSize?: TextProps['size'];
  /** Content between title and text. @default nothing */
  children?: ReactNode;
}

/** The eyebrow, title and text of an item, for a box that spaces them. */
export function ItemWords({
  content: { eyebrow, title, text },
  headingLevel,
  depth,
  size = 'xl',
  textSize,
  id,
  children,
}: ItemWordsProps) {
  return (
    <>
      {eyebrow && (
        <Text size="sm" weight="semibold" tone="accent">
          {eyebrow}
        </Text>
      )}
      <Heading id={id} headingLevel={below(headingLevel, depth)} size={size}>
        {title}
      </Heading>
      {wrapText(children)}
      {text && (
        <Text size={textSize} tone="quiet">
          {text}
        </Text>
      )}
    </>
  );
}
