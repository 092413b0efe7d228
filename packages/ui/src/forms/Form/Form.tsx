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
  /** Sends the form. While the promise is open, further submits are ignored. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
  /** Called once, at the first focus or touch inside: the moment to load what sending needs. */
  onFirstInteraction?: () => void;
  /** Shown where scripts are off, as the form can send nothing there. @default nothing */
  noScriptText?: ReactNode;
}

/**
 * A form that script sends.
 *
 * Until the script is ready, submitting it does nothing, sends nothing and loses nothing:
 * `method="dialog"` outside a `<dialog>` ends the browser's own submit without navigation
 * (HTML, form submission algorithm). `post` would send the passwords to whatever serves the page and throw
 * the input away, `get` would write them into the address.
 *
 * The browser's own validation bubbles are off, as errors stand beside their fields. After a submit
 * that leaves a control marked `aria-invalid`, the first such control has the focus (WCAG 3.3.1).
 */
export function Form({
  onSubmit,
  onFirstInteraction,
  noScriptText,
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
  /** The last submit that has ended, and what had the focus when it began. */
  const [ended, setEnded] = useState<{ focused: Element | null }>();
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);

  const touch = () => {
    if (touched.current) return;
    touched.current = true;
    onFirstInteraction?.();
  };

  // Someone may be typing already when the script arrives.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) touch();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the script arrives
  }, []);

  // By this commit the errors are on the page. Unless something has taken the focus meanwhile: an
  // error summary, or the visitor.
  useEffect(() => {
    const now = document.activeElement;
    if (!ended || !form.current || (now !== ended.focused && now !== document.body)) return;
    firstInvalid(form.current)?.focus();
  }, [ended]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    // A form in a dialog opened from this one is another's, though React tells us, too.
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
      {noScriptText && (
        <noscript>
          <Alert tone="warning">{noScriptText}</Alert>
        </noscript>
      )}
      {children}
    </form>
  );
}
