import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { listTag } from '../../../lib/list-tag.ts';
import { Slot } from '../../../lib/slot.tsx';
import type { Gap } from '../Stack/Stack.tsx';

export interface GridProps extends ComponentProps<'section'> {
  /**
   * Lays out the single child element instead of a `div`. A `ul` or `ol` has no bullets but is still
   * a list to assistive technology. @default false
   */
  asChild?: boolean | undefined;
  /** Minimum width of a column: 192, 256, 320 or 416 px. @default 'sm' */
  columnWidth?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Maximum number of columns, however wide the grid is. @default as many as fit */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Space between rows and columns, in units of 4 px. @default 6 */
  gap?: Gap | undefined;
  /**
   * Alignment of the children within their row; `stretch` gives them the same height.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
}

/** Lays out its children in equal columns, as many as fit its own width. */
export function Grid({
  asChild = false,
  columnWidth = 'sm',
  columns,
  gap = 6,
  align = 'stretch',
  className,
  ...rest
}: GridProps) {
  const Tag = asChild ? Slot : ('div' as 'section');
  return (
    <Tag
      role={listTag(asChild && rest.children) && 'list'}
      {...rest}
      className={clsx('rp-Grid', className)}
      data-column-width={columnWidth}
      data-columns={columns}
      data-gap={gap}
      data-align={align}
    />
  );
}
