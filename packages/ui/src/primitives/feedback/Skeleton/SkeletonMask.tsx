import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface SkeletonMaskProps extends ComponentProps<'div'> {
  /** Whether the content is still loading. */
  busy: boolean;
}

/**
 * Hides its children while busy and draws a placeholder of the same size over each, so that nothing
 * moves when they are shown. If the words are not known yet, pass words of about the same length.
 */
export function SkeletonMask({ busy, className, ...rest }: SkeletonMaskProps) {
  return (
    <div {...rest} className={clsx('rp-Skeleton-mask', className)} data-busy={busy || undefined} />
  );
}
