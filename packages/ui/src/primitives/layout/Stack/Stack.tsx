import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A step of the space scale, in units of 4 px: `4` is 16 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 16 | 20 | 24;

export interface StackProps extends ComponentProps<'section'> {
  /**
   * The element. `ul` and `ol` have no bullets but are still lists to assistive technology.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol';
  /** Space between the children, in units of 4 px. @default 4 */
  gap?: Gap;
  /** Horizontal alignment of the children. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Vertical alignment of the children when there is room left. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
}

/** Places its children one below the other with equal space between them. */
export function Stack({
  as = 'div',
  gap = 4,
  align = 'stretch',
  justify = 'start',
  className,
  ...rest
}: StackProps) {
  // All three elements take the same attributes.
  const Tag = as as 'section';
  return (
    <Tag
      // Safari does not treat a list without bullets as a list unless it has the role.
      role={as === 'div' ? undefined : 'list'}
      {...rest}
      className={clsx('rp-Stack', className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}
