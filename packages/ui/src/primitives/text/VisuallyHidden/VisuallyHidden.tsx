import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Slot } from '../../../lib/slot.tsx';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /**
   * Shows the content while focus is inside, for a link or button that only keyboard users need.
   * @default false
   */
  focusable?: boolean;
  /** Hides the single child element instead of a `span`, such as a table. @default false */
  asChild?: boolean;
}

/** Text for assistive technology that is not visible on screen. */
export function VisuallyHidden({
  focusable = false,
  asChild = false,
  className,
  ...rest
}: VisuallyHiddenProps) {
  const Tag = asChild ? Slot : 'span';
  return (
    <Tag
      {...rest}
      className={clsx('rp-VisuallyHidden', className)}
      data-focusable={focusable || undefined}
    />
  );
}
