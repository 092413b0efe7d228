import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ControlSize } from '../../../lib/content.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'size' | 'block' | 'icon' | 'aria-label' | 'aria-labelledby'
> {
  /** Names the action; there is no visible text. */
  label: string;
  /** One `<svg>`. */
  icon: ReactNode;
  /** Visual weight. @default 'ghost' */
  variant?: NonNullable<ButtonProps['variant']> | undefined;
  /** Width and height: 36, 44 or 52 px. @default 'md' */
  size?: ControlSize | undefined;
  /** The name while busy. @default the label */
  busyLabel?: string | undefined;
}

/**
 * A button with only an icon. `aria-pressed` makes it a toggle; `asChild` makes a link look like an
 * icon button.
 *
 * There is no tooltip: touch screens would not show it, and an icon that needs a tooltip needs text
 * instead.
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
