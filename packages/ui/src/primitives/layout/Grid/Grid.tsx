import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Gap } from '../Stack/Stack.tsx';

export interface GridProps extends ComponentProps<'section'> {
  /**
   * The element. `ul` and `ol` have no bullets but are still lists to assistive technology.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol';
  /** Minimum width of a column: 192, 256, 320 or 416 px. @default 'sm' */
  columnWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** Maximum number of columns, however wide the grid is. @default as many as fit */
  columns?: 2 | 3 | 4;
  /** Space between rows and columns, in units of 4 px. @default 6 */
  gap?: Gap;
  /**
   * Alignment of the children within their row; `stretch` gives them the same height.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Lays out its children in equal columns, as many as fit its own width. */
export function Grid({
  as = 'div',
  columnWidth = 'sm',
  columns,
  gap = 6,
  align = 'stretch',
  className,
  ...rest
}: GridProps) {
  // All three elements take the same attributes.
  const Tag = as as 'section';
  return (
    <Tag
      // Safari does not treat a list without bullets as a list unless it has the role.
      role={as === 'div' ? undefined : 'list'}
      {...rest}
      className={clsx('rp-Grid', className)}
      data-column-width={columnWidth}
      data-columns={columns}
      data-gap={gap}
      data-align={align}
    />
  );
}
