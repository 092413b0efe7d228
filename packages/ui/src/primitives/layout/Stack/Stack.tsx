import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { listTag } from '../../../lib/list-tag.ts';
import { Slot } from '../../../lib/slot.tsx';

/** A step of the space scale, in units of 4 px: `4` is 16 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 16 | 20 | 24;

export interface StackProps extends ComponentProps<'section'> {
  /**
   * Lays out the single child element instead of a `div`. A `ul` or `ol` has no bullets but is still
   * a list to assistive technology. @default false
   */
  asChild?: boolean | undefined;
  /** Space between the children, in units of 4 px. @default 4 */
  gap?: Gap | undefined;
  /** Horizontal alignment of the children. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Vertical alignment of the children when there is room left. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
}

/** Places its children one below the other with equal space between them. */
export function Stack({
  asChild = false,
  gap = 4,
  align = 'stretch',
  justify = 'start',
  className,
  ...rest
}: StackProps) {
  const Tag = asChild ? Slot : ('div' as 'section');
  return (
    <Tag
      role={listTag(asChild && rest.children) && 'list'}
      {...rest}
      className={clsx('rp-Stack', className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}
