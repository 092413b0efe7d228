'use client';
import * as Radix from 'radix-ui/dialog';
import { clsx } from 'clsx';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Cross } from '../../../lib/Cross.tsx';
import {
  layerProps,
  type FocusLayerProps,
  type OpenButtonProps,
  type OpenProps,
} from '../../../lib/layer.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import { useReturnFocus } from '../../../lib/use-return-focus.ts';
import { useScrollLock } from '../../../lib/use-scroll-lock.ts';
import { useWords } from '../../../lib/words.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { dialogWords } from './Dialog.words.ts';

export interface DialogProps extends OpenProps {
  /** A DialogContent and, optionally, a DialogTrigger. */
  children: ReactNode;
}

/**
 * A question or a small task on top of the page, which waits until it is done.
 *
 * Focus moves into the dialog, stays inside, and returns to where it was before.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog(props: DialogProps) {
  return <Radix.Root {...props} />;
}

export interface DialogTriggerProps extends OpenButtonProps {}

/** The button that opens the dialog: a plain one, or with `asChild` a Button. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <Radix.Trigger {...props} />;
}

export interface DialogCloseProps extends OpenButtonProps {}

/** The button that closes the dialog: a plain one, or with `asChild` a Button or a link. */
export function DialogClose(props: DialogCloseProps) {
  // On a link, `type` would be the MIME type of its target.
  return <Radix.Close type={props.asChild ? undefined : 'button'} {...props} />;
}

export interface DialogContentProps
  extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'id'>, FocusLayerProps {
  /** Names the dialog. */
  title: ReactNode;
  /** One or two sentences, read out with the title. */
  text?: ReactNode;
  /** The buttons that close the dialog, the most common choice first. */
  footer?: ReactNode;
  /** Names the close button. @default 'Close' */
  closeLabel?: string | undefined;
  /**
   * Makes the dialog a question that must be answered (`alertdialog`): it has no close button, and
   * clicking outside does not close it. Escape does, as the ARIA pattern requires: treat it as the
   * safe answer. The first button of `footer` gets focus, so put the safe answer there.
   * @default false
   */
  alert?: boolean | undefined;
  /** Maximum width: 28, 36 or 48 rem. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * The content of the dialog, with its title, its buttons and a close button. The first control that
 * is not a link gets focus; the close button comes last.
 */
export function DialogContent({
  title,
  text,
  footer,
  closeLabel,
  alert = false,
  size = 'md',
  container,
  onInteractOutside,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const words = useWords('Dialog', dialogWords, { closeLabel });

  return (
    <Radix.Portal container={container}>
      <Overlay>
        <Radix.Content
          {...layerProps(rest)}
          {...useReturnFocus(rest)}
          className={clsx('rp-Dialog', className)}
          role={alert ? 'alertdialog' : 'dialog'}
          data-size={size}
          data-alert={alert || undefined}
          onInteractOutside={(event) => {
            onInteractOutside?.(event);
            if (alert) event.preventDefault();
          }}
        >
          <div className="rp-Dialog-head">
            <Radix.Title asChild>
              <Heading headingLevel={2} size="xl">
                {title}
              </Heading>
            </Radix.Title>
            {text && (
              <Radix.Description asChild>
                <Text tone="quiet">{text}</Text>
              </Radix.Description>
            )}
          </div>
          {wrapText(children)}
          {footer && <div className="rp-Dialog-footer">{footer}</div>}
          {!alert && (
            <DialogClose asChild>
              <IconButton className="rp-Dialog-close" label={words.closeLabel} icon={<Cross />} />
            </DialogClose>
          )}
        </Radix.Content>
      </Overlay>
    </Radix.Portal>
  );
}

/** The backdrop. Radix gives it the ref that waits for its animation. */
function Overlay({ ref, ...rest }: ComponentProps<'div'>) {
  const overlay = useRef<HTMLDivElement>(null);
  useMergedRefs(overlay, ref);
  useScrollLock(overlay);
  return <div {...rest} ref={overlay} className="rp-Dialog-overlay" />;
}
