import * as Radix from 'radix-ui/tooltip';
import { clsx } from 'clsx';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { OpenProps } from '../../../lib/layer.ts';

export interface TooltipProps
  extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'id' | 'aria-label'>, OpenProps {
  /** A few words about the child. Nothing interactive, and nothing that users need. */
  text: ReactNode;
  /** The control to describe. It must take focus and have its own accessible name. */
  children: ReactElement;
  /** The side on which the tooltip opens, if there is room. @default 'top' */
  side?: 'top' | 'bottom' | undefined;
  /**
   * How long the pointer must rest on the child before the tooltip shows, in ms. Focus shows it
   * immediately.
   * @default 500
   */
  delayDuration?: number | undefined;
  /** The element to render the tooltip in. @default document.body */
  container?: HTMLElement | null | undefined;
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
  defaultOpen,
  onOpenChange,
  container,
  className,
  ...rest
}: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayDuration} skipDelayDuration={0}>
      <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            {...rest}
            className={clsx('rp-Tooltip', className)}
            side={side}
            sideOffset={8}
            collisionPadding={8}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
