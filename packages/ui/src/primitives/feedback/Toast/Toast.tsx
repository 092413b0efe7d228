'use client';
import * as Radix from 'radix-ui/toast';
import { clsx } from 'clsx';
import { useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { Cross } from '../../../lib/Cross.tsx';
import { useWords } from '../../../lib/words.ts';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { noToasts, type ToastQueue } from './queue.ts';
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
  onFocus,
  ...rest
}: ToasterProps) {
  const words = useWords('Toast', toastWords, { label, toastLabel, closeLabel });
  const before = useRef<EventTarget | null>(null);
  const { used, toasts } = useSyncExternalStore(queue.subscribe, queue.read, () => noToasts);
  // Radix's region has a style attribute, which must not be in server HTML.
  if (!used) return null;
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';

  // Radix moves focus from a closed toast to the region. If the region is empty, move it back.
  const close = (id: number) => {
    queue.close(id);
    const leftAlone = queue.read().toasts.length === 0;
    if (leftAlone && document.activeElement?.matches('.rp-Toast-region'))
      (before.current as HTMLElement | null)?.focus();
  };

  return (
    <Radix.Provider label={words.toastLabel} swipeDirection={rightToLeft ? 'left' : 'right'}>
      {toasts.map(({ id, title, text, tone = 'info', action, duration }) => (
        <Radix.Root
          key={id}
          className="rp-Toast"
          type={tone === 'danger' ? 'foreground' : 'background'}
          duration={duration ?? (action || tone === 'danger' ? Infinity : READING_TIME)}
          onOpenChange={() => close(id)}
          style={shift}
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
            <IconButton
              className="rp-Toast-close"
              size="sm"
              label={words.closeLabel}
              icon={<Cross />}
            />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        {...rest}
        className={clsx('rp-Toast-region', className)}
        onFocus={(event) => {
          onFocus?.(event);
          const { currentTarget: list, relatedTarget: from } = event;
          if (!list.parentElement?.contains(from)) before.current = from;
        }}
        label={words.label}
        hotkey={[hotkey]}
      />
    </Radix.Provider>
  );
}

/** Radix joins the texts without spaces for the announcement; this separates the words. */
const wordBreak = ' ';

/** How far the user has swiped it, under a name that belongs to the kit. */
const shift = { '--rp-toast-shift': 'var(--radix-toast-swipe-move-x)' } as object;
