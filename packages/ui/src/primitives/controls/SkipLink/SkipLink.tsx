'use client';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useWords } from '../../../lib/words.ts';
import { skipLinkWords } from './SkipLink.words.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The text of the link. @default 'Skip to content' */
  label?: string | undefined;
  /**
   * The target: an element on this page with `tabindex="-1"`, so that focus moves to it.
   * @default '#main'
   */
  href?: string | undefined;
}

/**
 * The first tab stop on a page: it skips the content that every page repeats. It is off screen
 * until it has focus.
 *
 * @see https://www.w3.org/WAI/WCAG22/Techniques/general/G1 WCAG 2.4.1, bypass blocks
 */
export function SkipLink({ label, href = '#main', className, ...rest }: SkipLinkProps) {
  const words = useWords('SkipLink', skipLinkWords, { label });
  return (
    <a {...rest} href={href} className={clsx('rp-SkipLink', className)} data-print="none">
      {words.label}
    </a>
  );
}
