import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { HeadingLevel } from '../../../lib/content.ts';
import { Slot } from '../../../lib/slot.tsx';

/** A step of the type scale for headings, from 17 px to 84 px on a wide screen. */
export type HeadingSize = 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl' | 'display';

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: '4xl',
  2: '3xl',
  3: 'xl',
  4: 'lg',
  5: 'md',
  6: 'md',
};

export interface HeadingProps extends ComponentProps<'h2'> {
  /**
   * Level in the page outline: `h1` to `h6`. It does not affect the size unless `size` is unset.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** Visual size, independent of the level. @default by level: 4xl, 3xl, xl, lg, md, md */
  size?: HeadingSize | undefined;
  /**
   * Gives the single child element the type of a heading without making it one: a price, a count.
   * @default false
   */
  asChild?: boolean | undefined;
}

/**
 * Names the content below it. Choose `headingLevel` by the page outline and `size` by the design.
 *
 * @see https://www.w3.org/WAI/tutorials/page-structure/headings/
 */
export function Heading({
  headingLevel = 2,
  size = sizeOfLevel[headingLevel],
  asChild = false,
  className,
  ...rest
}: HeadingProps) {
  const Tag = asChild ? Slot : (`h${headingLevel}` as const);
  return <Tag {...rest} className={clsx('rp-Heading', className)} data-size={size} />;
}
