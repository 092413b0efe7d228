'use client';
import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { focusedBeside } from '../../lib/focused.ts';
import { useMergedRefs } from '../../lib/use-merged-refs.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Alert } from '../../primitives/feedback/Alert/Alert.tsx';
import { useAttempts, type SubmitEvent } from './use-attempts.ts';

/**
 * Where a form sends its data: a function, such as the one that `useActionState` returns or a server
 * action, or a URL.
 */
export type FormAction = string | ((data: FormData) => void | Promise<void>);

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'action' | 'method' | 'noValidate'
> {
  /**
   * Submits the form by script. While the promise is pending, further submits are ignored. An
   * `action` runs too, at once, unless this handler prevents the event.
   */
  onSubmit?: (event: SubmitEvent) => void | Promise<void>;
  /**
   * Takes the form's data. React calls a function, even a server action before the script has
   * loaded; a URL works with scripts off.
   * @default none: without script, submitting does nothing
   */
  action?: FormAction | undefined;
  /** How the browser sends the data to a URL. @default 'post' */
  method?: 'get' | 'post' | undefined;
  /** Called once, on the first focus or touch inside: the moment to load what submitting needs. */
  onFirstInteraction?: () => void;
  /** Shown without script, when the form cannot be submitted. @default nothing */
  noScript?: ReactNode;
}

/**
 * A form that is submitted by script or by its `action`.
 *
 * Without an action, submitting before the script is ready does nothing and loses nothing:
 * `method="dialog"` outside a `<dialog>` ends the browser's own submit without navigation (HTML,
 * form submission algorithm). `post` would send passwords to the server of the page and discard the
 * input; `get` would put them in the URL.
 *
 * The browser's validation bubbles are off because errors are shown at their fields. After a
 * submit, focus goes to the first control marked `aria-invalid` (WCAG 3.3.1), else to the
 * FormStatus. A closed Accordion item or another tab that hides the control opens. React empties a
 * form after its action; Form keeps the input while a field is invalid or an error is shown.
 *
 * The `formAction` of the pressed button replaces `action`.
 */
export function Form({
  onSubmit,
  action,
  method = 'post',
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
  useMergedRefs(form, ref);
  const submit = useAttempts(form, action, onSubmit);
  const touch = useFirstInteraction(form, onFirstInteraction);

  return (
    <form
      {...rest}
      ref={form}
      className={clsx('rp-Form', className)}
      {...target(action, method)}
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
      {wrapText(children)}
    </form>
  );
}

/**
 * Returns a function that calls the listener once. The user may already be typing when the script
 * loads.
 */
function useFirstInteraction(form: RefObject<HTMLFormElement | null>, listener?: () => void) {
  const touched = useRef(false);
  const touch = () => {
    if (touched.current) return;
    touched.current = true;
    listener?.();
  };
  useEffect(() => {
    const element = form.current as HTMLFormElement;
    if (element.contains(focusedBeside(element))) touch();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the script has loaded
  }, []);
  return touch;
}

/** Returns the attributes that tell the browser or React where to send the data. */
const target = (action: FormAction | undefined, method: 'get' | 'post') => {
  if (action === undefined) return { method: 'dialog' };
  return typeof action === 'string' ? { action, method } : { action };
};
