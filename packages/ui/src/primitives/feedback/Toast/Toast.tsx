'use client';
import * as Radix from 'radix-ui/toast';
import { clsx } from 'clsx';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
} from 'react';
import { createPortal } from 'react-dom';
import { isComposing } from '../../../lib/composing.ts';
import { Cross } from '../../../lib/Cross.tsx';
import { focusedIn } from '../../../lib/focused.ts';
import { isFocusLost, rememberWay, returnFocus, wayFrom } from '../../../lib/return-focus.ts';
import { useListeners } from '../../../lib/use-listeners.ts';
import { useWords } from '../../../lib/words.ts';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { noToasts, type Toast, type ToastQueue, type ToastState } from './queue.ts';
import { toastWords } from './Toast.words.ts';

export interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The toasts to show, from `createToastQueue()`. */
  queue: ToastQueue;
  /** Names the region; the key replaces `{hotkey}`. @default 'Notifications ({hotkey})' */
  label?: string;
  /** Announced before each toast. @default 'Notification' */
  toastLabel?: string;
  /** Names the close button of each toast. @default 'Close' */
  closeLabel?: string;
  /** The `code` of the key that moves focus to the toasts. @default 'F8' */
  hotkey?: string;
}

/** Long enough to read a title and a sentence twice. */
const READING_TIME = 6000;

/**
 * Short messages at the edge of the screen about something that just happened. Use it once per
 * page.
 *
 * Toasts are announced politely, or immediately for `danger`. They disappear, so never use a toast
 * as the only source of something that the user needs to know.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html
 */
export function Toaster({
  queue,
  label,
  toastLabel,
  closeLabel,
  hotkey = 'F8',
  className,
  ...rest
}: ToasterProps) {
  const words = useWords('Toast', toastWords, { label, toastLabel, closeLabel });
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const { used, toasts } = useToasts(queue, root);

  // Input methods may use the key themselves. Stops their event before Radix gets it.
  useListeners(
    (signal) =>
      root?.ownerDocument.addEventListener(
        'keydown',
        (event) => {
          if (event.code === hotkey && isComposing(event)) event.stopImmediatePropagation();
        },
        { signal },
      ),
    [hotkey, root],
  );

  const rightToLeft = root && getComputedStyle(root).direction === 'rtl';

  return (
    // In the page from the start, as a silent live region: a dialog hides everything that is not
    // live from assistive technology.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the toasts inside
    <div
      ref={setRoot}
      className="rp-Toast-place"
      aria-live="off"
      onKeyDown={(event) => {
        // A layer below has canceled the event and left Escape to the toast.
        const { key, nativeEvent } = event;
        if (key !== 'Escape' || !nativeEvent.defaultPrevented || isComposing(nativeEvent)) return;
        const elements = [...event.currentTarget.querySelectorAll('.rp-Toast')];
        const toast = toasts.at(elements.findIndex((each) => each.contains(event.target as Node)));
        if (toast) queue.close(toast.id);
      }}
    >
      {/* A portal, so that React gets focus events from inside before the listeners stop them. */}
      {used &&
        root &&
        createPortal(
          <Radix.Provider label={words.toastLabel} swipeDirection={rightToLeft ? 'left' : 'right'}>
            {toasts.map((toast) => (
              <ToastItem
                key={toast.id}
                toast={toast}
                closeLabel={words.closeLabel}
                onClose={() => queue.close(toast.id)}
              />
            ))}
            {/* Its style attribute must not be in the server's HTML. */}
            <Radix.Viewport
              {...rest}
              className={clsx('rp-Toast-region', className)}
              label={words.label}
              hotkey={[hotkey]}
            />
          </Radix.Provider>,
          root,
        )}
    </div>
  );
}

/** Returns the toasts of the queue, and moves focus on when the focused toast closes. */
function useToasts(queue: ToastQueue, root: HTMLElement | null): ToastState {
  /** Whether a toast or the list had focus when the toasts changed. */
  const hadFocus = useRef(false);
  const subscribe = useCallback(
    (changed: () => void) =>
      queue.subscribe(() => {
        hadFocus.current = root?.contains(focusedIn(root.ownerDocument)) ?? false;
        changed();
      }),
    [queue, root],
  );
  const state = useSyncExternalStore(subscribe, queue.read, () => noToasts);

  // Moves focus to the other toasts, or back to where it was before.
  useLayoutEffect(() => {
    if (hadFocus.current && root && isFocusLost(root)) {
      if (state.toasts.length === 0) returnFocus(root);
      else if (!root.contains(focusedIn(root.ownerDocument)))
        root.querySelector<HTMLElement>('.rp-Toast-region')?.focus();
    }
    hadFocus.current = false;
  }, [root, state]);

  // Stops focus events here: a dialog, which listens to the document, would take the focus back.
  useListeners(
    (signal) => {
      for (const type of ['focusin', 'focusout'] as const)
        root?.addEventListener(
          type,
          (event) => {
            event.stopPropagation();
            const from = event.relatedTarget as Element | null;
            if (type === 'focusin' && !hadFocus.current && !root.contains(from))
              rememberWay(root, wayFrom(from));
          },
          { signal },
        );
    },
    [root],
  );

  return state;
}

interface ToastItemProps {
  toast: Toast;
  closeLabel: string;
  onClose: () => void;
}

/** One toast, with its buttons. */
function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
  const { title, text, tone = 'info', action, duration } = toast;
  return (
    <Radix.Root
      className="rp-Toast"
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={duration ?? (action || tone === 'danger' ? Infinity : READING_TIME)}
      onOpenChange={onClose}
      onEscapeKeyDown={(event) => {
        if (isComposing(event)) event.preventDefault();
      }}
      style={style}
    >
      <Alert className="rp-Toast-alert" tone={tone} title={title}>
        {wordBreak}
        {text && <p>{text}</p>}
        {wordBreak}
        {action && (
          <Radix.Action asChild altText={action.altText}>
            <Button
              className="rp-Toast-action"
              variant="outline"
              size="sm"
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </Alert>
      <Radix.Close asChild>
        <IconButton className="rp-Toast-close" size="sm" label={closeLabel} icon={<Cross />} />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Radix joins the texts without spaces for the announcement; this separates the words. */
const wordBreak = ' ';

const style = {
  /** How far the user has swiped the toast, under a name that belongs to the kit. */
  '--rp-toast-shift': 'var(--radix-toast-swipe-move-x)',
  /** Radix would remove pointer events from toasts that are older than an open dialog. */
  pointerEvents: 'auto',
} as object;
