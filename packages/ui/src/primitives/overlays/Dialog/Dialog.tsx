'use client';
import * as Radix from 'radix-ui/dialog';
import { clsx } from 'clsx';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { Cross } from '../../../lib/Cross.tsx';
import { useWords } from '../../../lib/words.ts';
import { Heading } from '../../text/Heading/Heading.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { dialogWords } from './Dialog.words.ts';

export interface DialogProps {
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open initially (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when it should open or close. */
  onOpenChange?: (open: boolean) => void;
  /** A DialogContent and, optionally, a DialogTrigger. */
  children: ReactNode;
}

/**
 * A question or a small task on top of the page, which waits until it is done.
 *
 * Focus moves into it, stays inside, and returns to where it was before.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog(props: DialogProps) {
  return <Radix.Root {...props} />;
}

export interface DialogTriggerProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The button that opens the dialog. */
  children: ReactElement;
}

/** Makes its child, a Button, open the dialog. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <Radix.Trigger {...props} asChild />;
}

export interface DialogCloseProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The button or link that closes the dialog. */
  children: ReactElement;
}

/** Makes its child, a Button or a link, close the dialog. */
export function DialogClose(props: DialogCloseProps) {
  // On a link, `type` would be the MIME type of its target.
  const { href } = props.children.props as { href?: string };
  return <Radix.Close type={href === undefined ? 'button' : undefined} {...props} asChild />;
}

export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'id'> {
  /** Names the dialog. */
  title: ReactNode;
  /** One or two sentences, read out with the title. */
  text?: ReactNode;
  /** The buttons that close it, the most common choice first. */
  footer?: ReactNode;
  /** Names the close button. @default 'Close' */
  closeLabel?: string;
  /**
   * Makes it a question that must be answered (`alertdialog`): no close button, and clicking
   * outside does not close it. Escape does, as the ARIA pattern requires: treat it as the safe
   * answer. The first button of `footer` gets focus, so put the safe answer there. @default false
   */
  alert?: boolean;
  /** Maximum width: 28, 36 or 48 rem. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /**
   * The element that gets focus when it opens. @default the first control that is not a link; the
   * close button comes last
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element to render it in. @default document.body */
  container?: HTMLElement | null;
}

/** The content of the dialog, with its title, its buttons and a close button. */
export function DialogContent({
  title,
  text,
  footer,
  closeLabel,
  alert = false,
  size = 'md',
  initialFocus,
  container,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const words = useWords('Dialog', dialogWords, { closeLabel });
  const opener = useRef<Element | null>(null);

  return (
    <Radix.Portal container={container}>
      <Overlay>
        <Radix.Content
          {...rest}
          className={clsx('rp-Dialog', className)}
          role={alert ? 'alertdialog' : 'dialog'}
          data-size={size}
          data-alert={alert || undefined}
          onOpenAutoFocus={(event) => {
            opener.current = openerOf(document.activeElement);
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            // A dialog without a trigger also returns focus.
            const before = opener.current;
            if (!(before instanceof HTMLElement) || !before.isConnected) return;
            if (before === document.body) return;
            event.preventDefault();
            before.focus();
          }}
          onInteractOutside={(event) => {
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
          {children}
          {footer && <div className="rp-Dialog-footer">{footer}</div>}
          {!alert && (
            <Radix.Close asChild>
              <IconButton className="rp-Dialog-close" label={words.closeLabel} icon={<Cross />} />
            </Radix.Close>
          )}
        </Radix.Content>
      </Overlay>
    </Radix.Portal>
  );
}

/**
 * The element that had focus. For a menu item, which disappears with its menu, this is the menu
 * button.
 */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

/**
 * Replaces Radix's overlay, which locks scrolling with a `<style>` element that a strict
 * Content-Security-Policy blocks. Here the stylesheet locks it.
 */
function Overlay(props: ComponentProps<'div'>) {
  // Before the stylesheet hides the scrollbar. Behind another dialog it is hidden already.
  const [gutter] = useState(() => innerWidth - document.documentElement.clientWidth);
  useLayoutEffect(() => {
    if (gutter === 0) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--rp-dialog-gutter', `${gutter}px`);
    return () => void style.removeProperty('--rp-dialog-gutter');
  }, [gutter]);
  return <div {...props} className="rp-Dialog-overlay" />;
}
