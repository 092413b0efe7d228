import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Gap } from '../Stack/Stack.tsx';

export interface GridProps extends ComponentProps<'section'> {
  /** `ul` and `ol` lose their bullets and stay lists for assistive technology. @default 'div' */
  as?: 'div' | 'ul' | 'ol';
  /** The narrowest a column gets before there is one fewer: 192, 256, 320 or 416 px. @default 'sm' */
  min?: 'xs' | 'sm' | 'md' | 'lg';
  /** The most columns there are, however wide the grid is. @default as many as fit */
  columns?: 2 | 3 | 4;
  /** Space between rows and columns, in units of 4 px. @default 6 */
  gap?: Gap;
  /** Where the children stand in their row; `stretch` makes them of one height. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Puts its children in equal columns, as many as its own width has room for. */
export function Grid({
  as = 'div',
  min = 'sm',
  columns,
  gap = 6,
  align = 'stretch',
  className,
  ...rest
}: GridProps) {
  // All three elements take the same attributes as any other.
  const Tag = as as 'section';
  return (
    <Tag
      // Safari takes a list without bullets for no list, unless the role says so.
      role={as === 'div' ? undefined : 'list'}
      {...rest}
      className={clsx('rp-Grid', className)}
      data-min={min}
      data-columns={columns}
      data-gap={gap}
      data-align={align}
    />
  );
}
