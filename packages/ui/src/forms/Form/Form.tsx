'use client';
import { clsx } from 'clsx';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { firstInvalid } from '../first-invalid.ts';
import { Alert } from '../../primitives/feedback/Alert/Alert.tsx';

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'action' | 'method' | 'noValidate'
> {
  /** Submits the form. While the promise is pending, further submits are ignored. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
  /** Called once, on the first focus or touch inside: the moment to load what submitting needs. */
  onFirstInteraction?: () => void;
  /** Shown without script, when the form cannot be submitted. @default nothing */
  noScript?: ReactNode;
}

/**
 * A form that is submitted by script.
 *
 * Until script is ready, submitting it does nothing and loses nothing: `method="dialog"` outside a
 * `<dialog>` ends the browser's own submit without navigation (HTML, form submission algorithm).
 * `post` would send passwords to whatever serves the page and discard the input; `get` would put
 * them in the URL.
 *
 * The browser's validation bubbles are off because errors are shown at their fields. After a
 * submit, the first control marked `aria-invalid`, if any, gets focus (WCAG 3.3.1).
 */
export function Form({
  onSubmit,
  onFirstInteraction,
  noScript,
  onFocusCapture,
  onPointerDownCapture,
  className,
  children,
  ref,
  ...rest
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef(false);
  const touched = useRef(false);
  /** Set when a submit has ended: the element that had focus when it began. */
  const [ended, setEnded] = useState<{ focused: Element | null }>();
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);

  const touch = () => {
    if (touched.current) return;
    touched.current = true;
    onFirstInteraction?.();
  };

  // The user may already be typing when script loads.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) touch();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when script has loaded
  }, []);

  // The errors are on the page in this commit. Focus the first one, unless focus has moved
  // meanwhile, to an error summary or by the user.
  useEffect(() => {
    const now = document.activeElement;
    if (!ended || !form.current || (now !== ended.focused && now !== document.body)) return;
    firstInvalid(form.current)?.focus();
  }, [ended]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    // React also bubbles the submit of a form in a dialog opened from this one; ignore it.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (pending.current) return;
    pending.current = true;
    const focused = document.activeElement;
    try {
      await onSubmit(event);
    } finally {
      pending.current = false;
    }
    setEnded({ focused });
  };

  return (
    <form
      {...rest}
      ref={form}
      className={clsx('rp-Form', className)}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocusCapture={(event) => {
        touch();
        onFocusCapture?.(event);
      }}
      onPointerDownCapture={(event) => {
        touch();
        onPointerDownCapture?.(event);
      }}
    >
      {noScript && (
        <noscript>
          <Alert tone="warning">{noScript}</Alert>
        </noscript>
      )}
      {children}
    </form>
  );
}
