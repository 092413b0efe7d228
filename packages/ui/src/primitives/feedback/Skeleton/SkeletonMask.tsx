import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface SkeletonMaskProps extends ComponentProps<'div'> {
  /** Whether the content is still loading. */
  busy: boolean;
}

/**
 * Hides its children while busy and draws a placeholder over each, of the same size: nothing moves
 * when they are shown. Pass children like those to come if their words are not known yet.
 */
export function SkeletonMask({ busy, className, ...rest }: SkeletonMaskProps) {
  return (
    <div {...rest} className={clsx('rp-Skeleton-mask', className)} data-busy={busy || undefined} />
  );
}
