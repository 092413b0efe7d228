import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ItemMarkProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The box of an item’s icon or number, which is decoration. */
export const ItemMark = ({ className, children }: ItemMarkProps) => (
  <span className={clsx('rp-ItemList-mark', className)} aria-hidden="true">
    {children}
  </span>
);
