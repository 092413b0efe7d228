'use client';
import * as Radix from 'radix-ui/toast';
import { clsx } from 'clsx';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
} from 'react';
import { Cross } from '../../../lib/Cross.tsx';
import { useWords } from '../../../lib/words.ts';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { noToasts, type Toast, type ToastQueue } from './queue.ts';
import { toastWords } from './Toast.words.ts';

export interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The toasts to show, from `createToastQueue()`. */
  queue: ToastQueue;
  /** Names the region; the key replaces `{hotkey}`. @default 'Notifications ({hotkey})' */
  label?: string | undefined;
  /** Announced before each toast. @default 'Notification' */
  toastLabel?: string | undefined;
  /** Names the close button of each toast. @default 'Close' */
  closeLabel?: string | undefined;
  /** The `code` of the key that moves focus to the toasts. @default 'F8' */
  hotkey?: string | undefined;
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
  ref,
  ...rest
}: ToasterProps) {
  const words = useWords('Toast', toastWords, { label, toastLabel, closeLabel });
  const { used, toasts } = useSyncExternalStore(queue.subscribe, queue.read, () => noToasts);
  const [region, setRegion] = useState<HTMLOListElement | null>(null);
  const before = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => region as HTMLOListElement, [region]);

  // Radix keeps the focus in the list, also after the last toast.
  useEffect(() => {
    if (toasts.length === 0 && region?.matches(':focus-within')) before.current?.focus();
  }, [region, toasts]);

  // Radix’s style attribute must not be in the server's HTML.
  if (!used) return null;
  const isRightToLeft = region && getComputedStyle(region).direction === 'rtl';
  return (
    <Radix.Provider label={words.toastLabel} swipeDirection={isRightToLeft ? 'left' : 'right'}>
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          closeLabel={words.closeLabel}
          onClose={() => queue.close(toast.id)}
        />
      ))}
      <Radix.Viewport
        {...rest}
        ref={setRegion}
        className={clsx('rp-Toast-region', className)}
        label={words.label}
        hotkey={[hotkey]}
        onFocus={(event) => {
          rest.onFocus?.(event);
          const { currentTarget, relatedTarget } = event;
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement;
        }}
      />
    </Radix.Provider>
  );
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
      // Radix would remove pointer events from toasts that are older than an open dialog.
      style={{ pointerEvents: 'auto' }}
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
