import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { keepFocus } from '../../../lib/keep-focus.ts';

interface FrameButtonProps extends ComponentProps<'button'> {
  label: string;
  /** Of its icon, which the children draw. @default '0 0 20 20' */
  viewBox?: string | undefined;
}

/** A button in the frame of a field. Unless it submits, it needs script and leaves the focus there. */
export const FrameButton = ({
  label,
  viewBox = '0 0 20 20',
  type = 'button',
  className,
  children,
  ...rest
}: FrameButtonProps) => (
  <button
    {...rest}
    type={type}
    className={clsx('rp-TextField-button', className)}
    aria-label={label}
    onMouseDown={type === 'button' ? keepFocus : undefined}
  >
    <svg viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  </button>
);
