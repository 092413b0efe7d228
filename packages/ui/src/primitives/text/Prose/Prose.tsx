import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface ProseProps extends ComponentProps<'article'> {
  /** The element. @default 'div' */
  as?: 'div' | 'article' | 'section';
}

/**
 * Styles a long document of plain HTML (headings, lists, tables, quotes) at a readable width.
 * Components of the kit inside it keep their own look.
 */
export function Prose({ as = 'div', className, ...rest }: ProseProps) {
  // All three elements take the same attributes; only the type of the ref differs.
  const Tag = as as 'article';
  return <Tag {...rest} className={clsx('rp-Prose', className)} />;
}
