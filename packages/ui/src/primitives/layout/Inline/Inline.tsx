import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { listTag } from '../../../lib/list-tag.ts';
import { Slot } from '../../../lib/slot.tsx';
import type { Gap } from '../Stack/Stack.tsx';

export interface InlineProps extends ComponentProps<'section'> {
  /**
   * Lays out the single child element instead of a `div`. A `ul` or `ol` has no bullets but is still
   * a list to assistive technology. @default false
   */
  asChild?: boolean | undefined;
  /** Space between the children, in units of 4 px. @default 3 */
  gap?: Gap | undefined;
  /** Alignment of the children across the line. @default 'center' */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Alignment of the children along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Wraps to the next line when there is no room. @default true */
  wrap?: boolean | undefined;
}

/** Places its children side by side with equal space between them. */
export function Inline({
  asChild = false,
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  const Tag = asChild ? Slot : ('div' as 'section');
  return (
    <Tag
      role={listTag(asChild && rest.children) && 'list'}
      {...rest}
      className={clsx('rp-Inline', className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
    />
  );
}
