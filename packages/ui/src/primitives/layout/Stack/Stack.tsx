import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A step of the space scale, in units of 4 px: `4` is 16 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 16 | 20 | 24;

export interface StackProps extends ComponentProps<'section'> {
  /** `ul` and `ol` lose their bullets and stay lists for assistive technology. @default 'div' */
  as?: 'div' | 'ul' | 'ol';
  /** Space between the children, in units of 4 px. @default 4 */
  gap?: Gap;
  /** Where the children stand across. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Where the children stand along, when there is room left. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
}

/** Puts its children under each other with one distance between them. */
export function Stack({
  as = 'div',
  gap = 4,
  align = 'stretch',
  justify = 'start',
  className,
  ...rest
}: StackProps) {
  // All three elements take the same attributes as any other.
  const Tag = as as 'section';
  return (
    <Tag
      // Safari takes a list without bullets for no list, unless the role says so.
      role={as === 'div' ? undefined : 'list'}
      {...rest}
      className={clsx('rp-Stack', className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}
