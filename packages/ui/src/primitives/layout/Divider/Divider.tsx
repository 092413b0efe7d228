import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface DividerProps extends ComponentProps<'hr'> {
  /**
   * `vertical` goes between the children of a row and takes the row's height. @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A thin line where the subject changes. */
export function Divider({ orientation = 'horizontal', className, ...rest }: DividerProps) {
  return (
    <hr
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      {...rest}
      className={clsx('rp-Divider', className)}
      data-orientation={orientation}
    />
  );
}
