'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { ChipIcon, type ChipProps } from './Chip.tsx';

export interface ChipToggleProps
  extends Omit<ComponentProps<'button'>, 'aria-pressed'>, Pick<ChipProps, 'icon' | 'size'> {
  /** Whether it is on (controlled). */
  pressed?: boolean | undefined;
  /** Whether it is on initially (uncontrolled). @default false */
  defaultPressed?: boolean | undefined;
  /** Called with the new state. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/**
 * A chip that is on or off: a filter that applies immediately. Its state changes, but its name does
 * not.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function ChipToggle({
  icon,
  size,
  pressed,
  defaultPressed = false,
  onPressedChange,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ChipToggleProps) {
  const [on, setOn] = useControllableState({
    prop: pressed,
    defaultProp: defaultPressed,
    onChange: onPressedChange,
  });
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) setOn(!on);
  };
  return (
    <button
      {...rest}
      type={type}
      className={clsx('rp-Chip', className)}
      data-size={size}
      aria-pressed={on}
      onClick={toggle}
    >
      <ChipIcon>{icon}</ChipIcon>
      {wrapText(children)}
    </button>
  );
}
