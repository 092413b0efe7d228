'use client';
import * as Radix from 'radix-ui/tooltip';
import { clsx } from 'clsx';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { isComposing } from '../../../lib/composing.ts';
import { endHere } from '../../../lib/use-layer.ts';

export interface TooltipProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'role' | 'id' | 'aria-label'
> {
  /** A few words about the child. Nothing interactive, and nothing users cannot do without. */
  text: ReactNode;
  /** The control it describes. It must take focus and have its own accessible name. */
  children: ReactElement;
  /** The side it opens on, if there is room. @default 'top' */
  side?: 'top' | 'bottom';
  /**
   * How long the pointer must rest on the child before it shows, in ms. Focus shows it immediately.
   * @default 500
   */
  delayDuration?: number;
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open initially (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when it should open or close. */
  onOpenChange?: (open: boolean) => void;
  /** The element to render it in. @default document.body */
  container?: HTMLElement | null;
}

/**
 * A few words about a control, shown on hover and focus, but not on a touch screen.
 *
 * It describes the control (`aria-describedby`); it does not name it. As WCAG 1.4.13 requires,
 * Escape closes it, the pointer can move onto it, and it stays until pointer and focus leave.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export function Tooltip({
  text,
  children,
  side = 'top',
  delayDuration = 500,
  open,
  defaultOpen = false,
  onOpenChange,
  container,
  className,
  onSubmit,
  onReset,
  ...rest
}: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayDuration} skipDelayDuration={0}>
      <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            {...rest}
            onSubmit={(event) => endHere(event, onSubmit)}
            onReset={(event) => endHere(event, onReset)}
            className={clsx('rp-Tooltip', className)}
            side={side}
            sideOffset={8}
            collisionPadding={8}
            onEscapeKeyDown={(event) => {
              if (isComposing(event)) event.preventDefault();
            }}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
