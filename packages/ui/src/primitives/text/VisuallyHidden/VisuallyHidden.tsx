import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /**
   * Shows the content while focus is inside, for a link or button that only keyboard users need.
   * @default false
   */
  focusable?: boolean | undefined;
}

/** Text for assistive technology that is not visible on screen. */
export function VisuallyHidden({ focusable = false, className, ...rest }: VisuallyHiddenProps) {
  return (
    <span
      {...rest}
      className={clsx('rp-VisuallyHidden', className)}
      data-focusable={focusable || undefined}
    />
  );
}
