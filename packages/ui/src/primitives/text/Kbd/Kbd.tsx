import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type KbdProps = ComponentProps<'kbd'>;

/** One key. For a combination, use several with words or “+” between them. */
export function Kbd({ className, ...rest }: KbdProps) {
  return <kbd {...rest} className={clsx('rp-Kbd', className)} />;
}
