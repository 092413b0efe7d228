import * as Radix from '@radix-ui/react-tooltip';
import { clsx } from 'clsx';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface TooltipProps extends Omit<
  ComponentProps<'div'>,
  'content' | 'children' | 'role' | 'id' | 'aria-label'
> {
  /** A few words about the child. Nothing to press, and nothing that one cannot do without. */
  content: ReactNode;
  /** What it is about: one control that takes focus and has a name of its own. */
  children: ReactElement;
  /** Where it stands, if there is room. @default 'top' */
  side?: 'top' | 'bottom';
  /** How long the pointer rests on the child before it shows, in ms. Focus shows it at once. @default 500 */
  delay?: number;
  /** Whether it shows, when the parent keeps that. */
  open?: boolean;
  /** Whether it shows at first, when the tooltip keeps that. @default false */
  defaultOpen?: boolean;
  /** Called when it is to show or to go. */
  onOpenChange?: (open: boolean) => void;
  /** Where in the page it is put. @default document.body */
  container?: HTMLElement | null;
}

/**
 * A few words about a control, on hover and on focus. Not on a touch screen.
 *
 * It describes the control (`aria-describedby`); it does not name it. As WCAG 1.4.13 asks, Escape
 * sends it away, the pointer can move onto it, and it stays until pointer and focus leave.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  delay = 500,
  open,
  defaultOpen = false,
  onOpenChange,
  container,
  className,
  ...rest
}: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={0}>
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
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
