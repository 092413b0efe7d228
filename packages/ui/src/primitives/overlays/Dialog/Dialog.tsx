'use client';
import * as Radix from 'radix-ui/dialog';
import { clsx } from 'clsx';
import * as React from 'react';
import {
  createContext,
  use,
  isValidElement,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { Cross } from '../../../lib/Cross.tsx';
import { focusedIn } from '../../../lib/focused.ts';
import { knowsWay, rememberWay, wayFrom, type Way } from '../../../lib/return-focus.ts';
import { isInToasts, useLayer, type LayerProps } from '../../../lib/use-layer.ts';
import {
  OpenContext,
  useOpen,
  type OpenButtonProps,
  type OpenProps,
} from '../../../lib/use-open.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
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

/** Where the focus was. Stored early: the commit that opens the dialog may remove that element. */
const WayContext = createContext<Way>([]);

/**
 * A question or a small task on top of the page, which waits until it is done.
 *
 * Focus moves into the dialog, stays inside, and returns to where it was before.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog({ children, ...rest }: DialogProps) {
  const { open = false } = rest;
  const opening = useOpen(rest);
  const way = useMemo(
    // oxlint-disable-next-line no-restricted-globals -- the dialog is in no document before it opens
    () => (open && typeof document === 'object' ? wayFrom(focusedIn(document)) : []),
    [open],
  );
  return (
    <WayContext value={way}>
      <OpenContext value={opening}>
        <Radix.Root open={opening.open} onOpenChange={opening.setOpen}>
          {children}
        </Radix.Root>
      </OpenContext>
    </WayContext>
  );
}

export interface DialogTriggerProps extends OpenButtonProps {}

/** The button that opens the dialog: a plain one, or with `asChild` a Button. */
export function DialogTrigger({ onClick, ...rest }: DialogTriggerProps) {
  const { by } = use(OpenContext);
  return <Radix.Trigger {...rest} onClick={by('trigger-press', onClick)} />;
}

export interface DialogCloseProps extends OpenButtonProps {}

/** The button that closes the dialog: a plain one, or with `asChild` a Button or a link. */
export function DialogClose({ onClick, ...rest }: DialogCloseProps) {
  const { by } = use(OpenContext);
  // On a link, `type` would be the MIME type of its target.
  const isLink = isValidElement<{ href?: string }>(rest.children) && rest.children.props.href;
  return (
    <Radix.Close
      type={isLink ? undefined : 'button'}
      {...rest}
      onClick={by('close-press', onClick)}
    />
  );
}

export interface DialogContentProps
  extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'id'>, LayerProps {
  /** Names the dialog. */
  title: ReactNode;
  /** One or two sentences, read out with the title. */
  text?: ReactNode;
  /** The buttons that close the dialog, the most common choice first. */
  footer?: ReactNode;
  /** Names the close button. @default 'Close' */
  closeLabel?: string;
  /**
   * Makes the dialog a question that must be answered (`alertdialog`): it has no close button, and
   * clicking outside does not close it. Escape does, as the ARIA pattern requires: treat it as the
   * safe answer. The first button of `footer` gets focus, so put the safe answer there.
   * @default false
   */
  alert?: boolean;
  /** Maximum width: 28, 36 or 48 rem. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /**
   * The element that gets focus when the dialog opens. @default the first control that is not a
   * link; the close button comes last
   */
  initialFocus?: RefObject<HTMLElement | null>;
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
  const layer = useLayer(rest);

  return (
    <ShownInTurn>
      <Radix.Portal container={container}>
        <Overlay>
          <Radix.Content
            {...layer}
            className={clsx('rp-Dialog', className)}
            role={alert ? 'alertdialog' : 'dialog'}
            data-size={size}
            data-alert={alert || undefined}
            onOpenAutoFocus={(event) => {
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            onBlur={(event) => {
              layer.onBlur?.(event);
              // Otherwise Radix, which listens to the document, would take the focus back.
              if (isInToasts(event.relatedTarget)) event.stopPropagation();
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
    </ShownInTurn>
  );
}

/** React before 19.2 has no `Activity` and hides no tree. */
const { Activity = ({ children }: React.ActivityProps) => children } = React as Partial<
  typeof React
>;

/**
 * Shows a nested dialog after the outer one. When a hidden tree is shown again, React runs the
 * effects of the nested dialog first, so the outer one would end up on top.
 */
function ShownInTurn({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(true);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only an effect knows that the tree is shown
    setShown(true);
    return () => setShown(false);
  }, []);
  return <Activity mode={shown ? 'visible' : 'hidden'}>{children}</Activity>;
}

/**
 * Replaces Radix's overlay, which locks scrolling with a `<style>` element that a strict
 * Content-Security-Policy blocks. Here the stylesheet locks scrolling while `data-shown` is set;
 * the effect removes it when the tree is hidden.
 */
function Overlay({ ref, ...rest }: ComponentProps<'div'>) {
  const overlay = useRef<HTMLDivElement>(null);
  useMergedRefs(overlay, ref);
  const way = use(WayContext);
  useLayoutEffect(() => {
    const element = overlay.current as HTMLDivElement;
    const content = element.firstElementChild as Element;
    if (!knowsWay(content)) rememberWay(content, way);
    const { documentElement: page, defaultView: view } = element.ownerDocument;
    // Before the stylesheet hides the scrollbar. Another open dialog has already hidden it.
    const gutter = (view?.innerWidth ?? 0) - page.clientWidth;
    if (gutter > 0) page.style.setProperty('--rp-dialog-gutter', `${gutter}px`);
    element.dataset['shown'] = '';
    element.ariaLive = null;
    return () => {
      delete element.dataset['shown'];
      if (!page.querySelector('.rp-Dialog-overlay[data-shown]'))
        page.style.removeProperty('--rp-dialog-gutter');
      // When an outer dialog is shown again, it hides everything else from assistive technology
      // except live regions.
      element.ariaLive = 'off';
    };
    // oxlint-disable-next-line react/exhaustive-deps -- needs only the values from when the dialog opened
  }, []);
  return <div {...rest} ref={overlay} className="rp-Dialog-overlay" />;
}
