import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import { keepFocus } from '../../../lib/keep-focus.ts';

interface FrameButtonProps extends ComponentProps<'button'> {
  label: string;
  /** One `<svg>`. */
  children: ReactElement;
}

/** A button in the frame of a field. Unless it submits, it needs script and leaves the focus there. */
export const FrameButton = ({ label, type = 'button', className, ...rest }: FrameButtonProps) => (
  <button
    {...rest}
    type={type}
    className={clsx('rp-TextField-button', className)}
    aria-label={label}
    onMouseDown={type === 'button' ? keepFocus : undefined}
  />
);
