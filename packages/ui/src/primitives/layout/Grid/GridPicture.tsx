import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A picture, cropped to fill its box; nothing without a picture. */
export const GridPicture = ({ className, children }: ComponentProps<'div'>) =>
  children && <div className={clsx('rp-Grid-picture', className)}>{children}</div>;
