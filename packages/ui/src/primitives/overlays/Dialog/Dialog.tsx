'use client';
import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { Heading } from '../../text/Heading/Heading.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Text } from '../../text/Text/Text.tsx';

export interface DialogProps {
  /** Whether it is open, when the parent keeps that. */
  open?: boolean;
  /** Whether it is open at first, when the dialog keeps that. @default false */
  defaultOpen?: boolean;
  /** Called when it is to be opened or closed. */
  onOpenChange?: (open: boolean) => void;
  /** A DialogTrigger, where there is one, and a DialogContent. */
  children: ReactNode;
}

/**
 * A question or a small task above the page, which waits until it is done.
 *
 * Focus goes into it, stays in it, and returns to what had it before.
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

/** Lets its child, a Button, open the dialog. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <Radix.Trigger {...props} asChild />;
}

export interface DialogCloseProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The button or link that closes the dialog. */
  children: ReactElement;
}

/** Lets its child, a Button or a link, close the dialog. */
export function DialogClose(props: DialogCloseProps) {
  // Of a link, `type` would be the kind of file that it leads to.
  const { href } = props.children.props as { href?: string };
  return <Radix.Close type={href === undefined ? 'button' : undefined} {...props} asChild />;
}

export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'id'> {
  /** Names the dialog. */
  title: ReactNode;
  /** One or two sentences, read out with the title. */
  description?: ReactNode;
  /** The buttons that end it, first the one that most want. */
  footer?: ReactNode;
  /** Names the button with the cross. @default 'Close' */
  closeLabel?: string;
  /**
   * A question that has to be answered (`alertdialog`): no cross, and a press beside it does not
   * close it. Escape does, as the pattern has it: take it for the answer that does no harm. The
   * first button of `footer` gets focus: let it be the one with that answer.
   * @default false
   */
  alert?: boolean;
  /** Width at most: 28, 36 or 48 rem. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** What gets focus when it opens. @default the first control that is no link; the cross comes last */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where in the page it is put. @default document.body */
  container?: HTMLElement | null;
}

/** What is in the dialog, with its title, its buttons and a cross to close it. */
export function DialogContent({
  title,
  description,
  footer,
  closeLabel = 'Close',
  alert = false,
  size = 'md',
  initialFocus,
  container,
  className,
  children,
  ...rest
}: DialogContentProps) {
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
            // A dialog without a trigger gives the focus back, too.
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
              <Heading level={2} size="xl">
                {title}
              </Heading>
            </Radix.Title>
            {description && (
              <Radix.Description asChild>
                <Text tone="quiet">{description}</Text>
              </Radix.Description>
            )}
          </div>
          {children}
          {footer && <div className="rp-Dialog-footer">{footer}</div>}
          {!alert && (
            <Radix.Close asChild>
              <IconButton className="rp-Dialog-close" label={closeLabel} icon={<Cross />} />
            </Radix.Close>
          )}
        </Radix.Content>
      </Overlay>
    </Radix.Portal>
  );
}

/** What had the focus; of the items of a menu, which go with it, the button that names the menu. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

/**
 * Not Radix' overlay: that locks scrolling by a `<style>` element, which a strict
 * Content-Security-Policy refuses. Here the stylesheet does.
 */
function Overlay(props: ComponentProps<'div'>) {
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight, style } = document.documentElement;
    style.setProperty('--rp-dialog-gutter', scrollHeight > clientHeight ? 'stable' : 'auto');
  }, []);
  return <div {...props} className="rp-Dialog-overlay" />;
}

const Cross = () => (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <path d="m5 5 10 10M5 15 15 5" />
  </svg>
);
