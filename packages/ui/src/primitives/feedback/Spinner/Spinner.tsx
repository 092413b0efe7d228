'use client';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useWords } from '../../../lib/words.ts';
import { spinnerWords } from './Spinner.words.ts';

export interface SpinnerProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** What is loading; announced. @default 'Loading' */
  label?: string | undefined;
  /**
   * Hides the label, which is announced either way. With reduced motion, the label is always
   * visible. @default false
   */
  labelHidden?: boolean | undefined;
  /** Height of the ring: 16, 28 or 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * Shows that something is loading and will take an unknown time.
 *
 * @see https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22 WCAG 4.1.3, status messages
 */
export function Spinner({
  label,
  labelHidden = false,
  size = 'md',
  className,
  ...rest
}: SpinnerProps) {
  const words = useWords('Spinner', spinnerWords, { label });
  return (
    <output {...rest} className={clsx('rp-Spinner', className)} data-size={size}>
      <span className="rp-Spinner-mark" aria-hidden="true" />
      <span className="rp-Spinner-label" data-shown={!labelHidden || undefined}>
        {words.label}
      </span>
    </output>
  );
}
