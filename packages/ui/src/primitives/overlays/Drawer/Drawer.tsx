import { clsx } from 'clsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../Dialog/Dialog.tsx';
import type { DialogContentProps } from '../Dialog/Dialog.tsx';

/**
 * A dialog at the edge of the screen: a menu on a phone, a filter, a shopping cart.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export const Drawer = Dialog;

/** The button that opens the drawer: a plain one, or with `asChild` a Button. */
export const DrawerTrigger = DialogTrigger;

/** The button that closes the drawer: a plain one, or with `asChild` a Button or a link. */
export const DrawerClose = DialogClose;

export interface DrawerContentProps extends Omit<DialogContentProps, 'alert' | 'size'> {
  /**
   * The edge from which the drawer slides in. `start` and `end` follow the text direction.
   * @default 'end'
   */
  side?: 'start' | 'end' | 'bottom' | undefined;
}

/** The content of the drawer, with its title and a close button. */
export function DrawerContent({ side = 'end', className, ...rest }: DrawerContentProps) {
  return <DialogContent {...rest} className={clsx('rp-Drawer', className)} data-side={side} />;
}
