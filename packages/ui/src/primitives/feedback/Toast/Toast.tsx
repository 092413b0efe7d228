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
  /** Names the region; `{hotkey}` is replaced by the key. @default 'Notifications ({hotkey})' */
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
 * They are announced politely, or immediately for `danger`. They disappear, so never use them as
 * the only source of something the user needs to know.
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
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const { used, toasts } = useToasts(queue, place);

  // Input methods have uses of their own for the key. This listens before Radix.
  useListeners(
    (signal) =>
      place?.ownerDocument.addEventListener(
        'keydown',
        (event) => {
          if (event.code === hotkey && isComposing(event)) event.stopImmediatePropagation();
        },
        { signal },
      ),
    [hotkey, place],
  );

  const rightToLeft = place && getComputedStyle(place).direction === 'rtl';

  return (
    // In the page from the start, and live, though silent: a dialog hides all else from assistive
    // technology.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the toasts inside
    <div
      ref={setPlace}
      className="rp-Toast-place"
      aria-live="off"
      onKeyDown={(event) => {
        // A layer below has left it to the toast.
        const { key, nativeEvent } = event;
        if (key !== 'Escape' || !nativeEvent.defaultPrevented || isComposing(nativeEvent)) return;
        const shown = [...event.currentTarget.querySelectorAll('.rp-Toast')];
        const toast = toasts.at(shown.findIndex((each) => each.contains(event.target as Node)));
        if (toast) queue.close(toast.id);
      }}
    >
      {/* A portal, so that React hears of what happens inside before it ends here. */}
      {used &&
        place &&
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
            {/* Its style attribute must not be in server HTML. */}
            <Radix.Viewport
              {...rest}
              className={clsx('rp-Toast-region', className)}
              label={words.label}
              hotkey={[hotkey]}
            />
          </Radix.Provider>,
          place,
        )}
    </div>
  );
}

/** The toasts of the queue, and where the focus goes when the toast that has it is gone. */
function useToasts(queue: ToastQueue, place: HTMLElement | null): ToastState {
  /** Whether the focus was in a toast, or their list, when the toasts changed. */
  const hadFocus = useRef(false);
  const subscribe = useCallback(
    (changed: () => void) =>
      queue.subscribe(() => {
        hadFocus.current = place?.contains(focusedIn(place.ownerDocument)) ?? false;
        changed();
      }),
    [queue, place],
  );
  const state = useSyncExternalStore(subscribe, queue.read, () => noToasts);

  // On to the other toasts, or back to where the focus was before.
  useLayoutEffect(() => {
    if (hadFocus.current && place && isFocusLost(place)) {
      if (state.toasts.length === 0) returnFocus(place);
      else if (!place.contains(focusedIn(place.ownerDocument)))
        place.querySelector<HTMLElement>('.rp-Toast-region')?.focus();
    }
    hadFocus.current = false;
  }, [place, state]);

  // Ends focus events here: a dialog, which listens to the document, would take the focus back.
  useListeners(
    (signal) => {
      for (const type of ['focusin', 'focusout'] as const)
        place?.addEventListener(
          type,
          (event) => {
            event.stopPropagation();
            const from = event.relatedTarget as Element | null;
            if (type === 'focusin' && !hadFocus.current && !place.contains(from))
              rememberWay(place, wayFrom(from));
          },
          { signal },
        );
    },
    [place],
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
  /** How far the user has swiped it, under a name that belongs to the kit. */
  '--rp-toast-shift': 'var(--radix-toast-swipe-move-x)',
  /** Radix would take it from toasts that are older than an open dialog. */
  pointerEvents: 'auto',
} as object;
