import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'size' | 'block' | 'icon' | 'aria-label' | 'aria-labelledby'
> {
  /** Names the action; nothing else does. */
  label: string;
  /** One `<svg>`. */
  icon: ReactNode;
  /** Weight on the page. @default 'ghost' */
  variant?: ButtonProps['variant'];
  /** 36 or 44 px, either way. @default 'md' */
  size?: 'sm' | 'md';
  /** The name while busy. @default the label itself */
  busyLabel?: string;
}

/**
 * A button of one picture. `aria-pressed` makes it a toggle; `asChild` gives the look to a link.
 *
 * There is no tooltip: it would be out of reach on a touch screen, and a sign that needs one needs
 * words instead.
 */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  busyLabel = label,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      className={clsx('rp-IconButton', className)}
      variant={variant}
      aria-label={rest.busy ? busyLabel : label}
      icon={icon}
    />
  );
}
