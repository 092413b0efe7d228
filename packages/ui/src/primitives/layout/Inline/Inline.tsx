import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Gap } from '../Stack/Stack.tsx';

export interface InlineProps extends ComponentProps<'section'> {
  /**
   * The element. `ul` and `ol` have no bullets but are still lists to assistive technology.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol';
  /** Space between the children, in units of 4 px. @default 3 */
  gap?: Gap;
  /** Alignment of the children across the line. @default 'center' */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  /** Alignment of the children along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps to the next line when there is no room. @default true */
  wrap?: boolean;
}

/** Places its children side by side with equal space between them. */
export function Inline({
  as = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  // All three elements take the same attributes.
  const Tag = as as 'section';
  return (
    <Tag
      // Safari does not treat a list without bullets as a list unless it has the role.
      role={as === 'div' ? undefined : 'list'}
      {...rest}
      className={clsx('rp-Inline', className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
    />
  );
}
