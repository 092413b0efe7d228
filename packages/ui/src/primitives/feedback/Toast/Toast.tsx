'use client';
import * as Radix from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { noToasts, type ToastQueue } from './queue.ts';

export interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** What it shows, from `createToastQueue()`. */
  queue: ToastQueue;
  /** Names the region; `{hotkey}` stands for the key. @default 'Notifications ({hotkey})' */
  label?: string;
  /** Said before each toast. @default 'Notification' */
  toastLabel?: string;
  /** Names the cross of each toast. @default 'Close' */
  closeLabel?: string;
  /** The key, by its `code`, that moves the focus to the toasts. @default 'F8' */
  hotkey?: string;
}

/** Long enough to read a title and a sentence twice. */
const READING_TIME = 6000;

/**
 * Short messages at the edge of the screen about something that has just been done. Once on a page.
 *
 * Told politely, and at once if `danger`. Never the only place of what one needs to know: they go
 * by themselves.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html
 */
export function Toaster({
  queue,
  label = 'Notifications ({hotkey})',
  toastLabel = 'Notification',
  closeLabel = 'Close',
  hotkey = 'F8',
  className,
  onFocus,
  ...rest
}: ToasterProps) {
  const before = useRef<EventTarget | null>(null);
  const { used, toasts } = useSyncExternalStore(queue.subscribe, queue.read, () => noToasts);
  // Radix' region has a style attribute, which must not be in the HTML of the server.
  if (!used) return null;
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';

  // Radix moves the focus from a closed toast to the region; from an empty one it goes back.
  const close = (id: number) => {
    queue.close(id);
    const leftAlone = queue.read().toasts.length === 0;
    if (leftAlone && document.activeElement?.matches('.rp-Toast-region'))
      (before.current as HTMLElement | null)?.focus();
  };

  return (
    <Radix.Provider label={toastLabel} swipeDirection={rightToLeft ? 'left' : 'right'}>
      {toasts.map(({ id, title, text, tone = 'info', action, duration }) => (
        <Radix.Root
          key={id}
          className="rp-Toast"
          type={tone === 'danger' ? 'foreground' : 'background'}
          duration={duration ?? (action || tone === 'danger' ? Infinity : READING_TIME)}
          onOpenChange={() => close(id)}
          style={shift}
        >
          <Alert className="rp-Toast-alert" tone={tone} heading={title}>
            {wordBreak}
            {text && <p>{text}</p>}
            {wordBreak}
            {action && (
              <Radix.Action asChild altText={action.altText}>
                <Button
                  className="rp-Toast-action"
                  variant="outline"
                  size="sm"
                  onClick={action.onPress}
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
      ))}
      <Radix.Viewport
        {...rest}
        className={clsx('rp-Toast-region', className)}
        onFocus={(event) => {
          onFocus?.(event);
          const { currentTarget: list, relatedTarget: from } = event;
          if (!list.parentElement?.contains(from)) before.current = from;
        }}
        label={label}
        hotkey={[hotkey]}
      />
    </Radix.Provider>
  );
}

/** Radix puts the words together as they stand; this parts them in what is said. */
const wordBreak = ' ';

/** How far a finger has moved it, under a name of the kit. */
const shift = { '--rp-toast-shift': 'var(--radix-toast-swipe-move-x)' } as object;

const Cross = () => (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <path d="m5 5 10 10M5 15 15 5" />
  </svg>
);
