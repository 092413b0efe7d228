import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Its words. @default 'Skip to content' */
  label?: string;
  /** Where it leads: an element of this page, with `tabindex="-1"` so that focus goes along. @default '#main' */
  href?: string;
}

/**
 * The first thing in the tab order of a page: leads past what all pages repeat. Out of sight until
 * it has focus.
 *
 * @see https://www.w3.org/WAI/WCAG22/Techniques/general/G1 WCAG 2.4.1, bypass blocks
 */
export function SkipLink({
  label = 'Skip to content',
  href = '#main',
  className,
  ...rest
}: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={clsx('rp-SkipLink', className)}>
      {label}
    </a>
  );
}
