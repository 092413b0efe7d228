import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Gap } from '../Stack/Stack.tsx';

export interface InlineProps extends ComponentProps<'section'> {
  /** `ul` and `ol` lose their bullets and stay lists for assistive technology. @default 'div' */
  as?: 'div' | 'ul' | 'ol';
  /** Space between the children, in units of 4 px. @default 3 */
  gap?: Gap;
  /** Where the children stand across the line. @default 'center' */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  /** Where the children stand along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Goes on in a further line when there is no room. @default true */
  wrap?: boolean;
}

/** Puts its children beside each other with one distance between them. */
export function Inline({
  as = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  // All three elements take the same attributes as any other.
  const Tag = as as 'section';
  return (
    <Tag
      // Safari takes a list without bullets for no list, unless the role says so.
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
