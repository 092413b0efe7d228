import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface KbdProps extends ComponentProps<'kbd'> {
  /** What the key is called: “Ctrl”, “K”. @default nothing */
  children?: ReactNode;
}

/** One key. For a combination, use several with words or “+” between them. */
export function Kbd({ className, ...rest }: KbdProps) {
  return <kbd {...rest} className={clsx('rp-Kbd', className)} />;
}
