import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Slot } from '../../../lib/slot.tsx';

export interface ProseProps extends ComponentProps<'article'> {
  /** Styles the single child element (`article`, `section`) instead of a `div`. @default false */
  asChild?: boolean | undefined;
}

/**
 * Styles a long document of plain HTML (headings, lists, tables, quotes) at a readable width.
 * Components of the kit inside it keep their own look.
 */
export function Prose({ asChild = false, className, ...rest }: ProseProps) {
  const Tag = asChild ? Slot : ('div' as 'article');
  return <Tag {...rest} className={clsx('rp-Prose', className)} />;
}
