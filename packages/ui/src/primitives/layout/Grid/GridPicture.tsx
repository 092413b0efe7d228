import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { PictureShape } from '../../../lib/content.ts';

interface GridPictureProps extends Pick<ComponentProps<'div'>, 'className' | 'children'> {
  shape?: PictureShape | undefined;
}

/** A picture, cropped to fill its box; nothing without a picture. */
export const GridPicture = ({ className, shape, children }: GridPictureProps) =>
  children && (
    <div className={clsx('rp-Grid-picture', className)} data-shape={shape}>
      {children}
    </div>
  );
