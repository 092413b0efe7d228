'use client';
import { clsx } from 'clsx';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Alert } from '../../primitives/feedback/Alert/Alert.tsx';

/**
 * Where a form sends its data: a function, such as the one that `useActionState` returns or a server
 * action, or a URL.
 */
export type FormAction = string | ((data: FormData) => void | Promise<void>);

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'noValidate'
> {
  /**
   * Takes the form's data. React calls a function, even a server action before the script has
   * loaded; a URL works with scripts off.
   * @default none: without script, submitting does nothing
   */
  action?: FormAction | undefined;
  /** How the browser sends the data to a URL. @default 'post' */
  method?: 'get' | 'post' | undefined;
  /** Called once, on the first focus or touch inside: the moment to load what submitting needs. */
  onFirstInteraction?: (() => void) | undefined;
  /** Shown without script, when the form cannot be submitted. @default nothing */
  noScript?: ReactNode;
}

/**
 * The frame of a form that is submitted by script or by its `action`: of `useSubmit`, or of your own
 * `useForm`.
 *
 * Without an action, submitting before the script is ready does nothing and loses nothing:
 * `method="dialog"` outside a `<dialog>` ends the browser's own submit without navigation (HTML,
 * form submission algorithm). `post` would send passwords to the server of the page and discard the
 * input; `get` would put them in the URL.
 *
 * The browser's validation bubbles are off because errors are shown at their fields.
 */
export function Form({
  action,
  method = 'post',
  onFirstInteraction,
  noScript,
  onFocusCapture,
  onPointerDownCapture,
  className,
  children,
  ...rest
}: FormProps) {
  const isTouched = useRef(false);
  const touch = () => {
    if (!isTouched.current) onFirstInteraction?.();
    isTouched.current = true;
  };

  return (
    <form
      {...rest}
      className={clsx('rp-Form', className)}
      {...target(action, method)}
      noValidate
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
      {wrapText(children)}
    </form>
  );
}

/** Returns the attributes that tell the browser or React where to send the data. */
const target = (action: FormAction | undefined, method: 'get' | 'post') => {
  if (action === undefined) return { method: 'dialog' };
  return typeof action === 'string' ? { action, method } : { action };
};
