'use client';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { focusedBeside } from '../../lib/focused.ts';
import { firstInvalid, focusField } from '../focus-field.ts';
import { isPassing, ownAction, submitterOf } from '../submitter.ts';
import { useMergedRefs } from '../../lib/use-merged-refs.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Alert } from '../../primitives/feedback/Alert/Alert.tsx';

/**
 * Where a form sends its data: a function, such as the one that `useActionState` returns or a server
 * action, or a URL.
 */
export type FormAction = string | ((data: FormData) => void | Promise<void>);

/** What React’s types, whichever version is installed, say a form's `onSubmit` gets. */
type SubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'action' | 'method' | 'noValidate'
> {
  /**
   * Submits the form by script. While the promise is pending, further submits are ignored. With an
   * `action`, that is what happens unless this prevents it.
   */
  onSubmit?: (event: SubmitEvent) => void | Promise<void>;
  /**
   * Takes the form's data. React calls a function, also a server action before script has loaded; a
   * URL works with scripts off. @default none: without script, submitting does nothing
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
 * Without an action, until script is ready, submitting it does nothing and loses nothing: `method="dialog"` outside a
 * `<dialog>` ends the browser's own submit without navigation (HTML, form submission algorithm).
 * `post` would send passwords to whatever serves the page and discard the input; `get` would put
 * them in the URL.
 *
 * The browser's validation bubbles are off because errors are shown at their fields. After a
 * submit, the first control marked `aria-invalid`, if any, gets focus (WCAG 3.3.1); a closed
 * Accordion item or another tab that hides it opens. React empties a form after its action; this one
 * keeps the input while a field is invalid or an error is shown.
 *
 * The `formAction` of the button that is pressed comes before `action`.
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
  const pending = useRef(false);
  const touched = useRef(false);
  /** While React runs the action: the element that had focus when it began. */
  const acting = useRef<{ focused: Element | null }>(null);
  /** Set when a submit has ended: the element that had focus when it began. */
  const [ended, setEnded] = useState<{ focused: Element | null }>();
  useMergedRefs(form, ref);

  const touch = () => {
    if (touched.current) return;
    touched.current = true;
    onFirstInteraction?.();
  };

  // The user may already be typing when script loads.
  useEffect(() => {
    const element = form.current as HTMLFormElement;
    if (element.contains(focusedBeside(element))) touch();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when script has loaded
  }, []);

  // The errors are on the page in this commit. Focus the first one, unless focus has moved
  // meanwhile, to an error summary or by the user.
  useEffect(() => {
    const element = form.current;
    const now = element && focusedBeside(element);
    // Without focus, a document says its body, and a shadow root nothing.
    if (!ended || !element || (now !== ended.focused && (now?.localName ?? 'body') !== 'body'))
      return;
    const invalid = firstInvalid(element);
    if (invalid) focusField(invalid);
  }, [ended]);

  // React ends an action by emptying the form, in the commit that shows the answer. It ignores events
  // of that commit, so the listener is the browser's.
  useEffect(() => {
    const element = form.current;
    const keep = (event: Event) => {
      if (!acting.current) return;
      if (element?.querySelector(WRONG)) event.preventDefault();
      setEnded(acting.current);
      acting.current = null;
    };
    element?.addEventListener('reset', keep);
    return () => element?.removeEventListener('reset', keep);
  }, []);

  const submit = async (event: SubmitEvent) => {
    const { target: sent, currentTarget: own } = event;
    // React also bubbles the submit of a form in a dialog opened from this one; ignore it.
    if (sent !== own || isPassing(own)) return;
    const isBusy = pending.current || acting.current !== null;
    const way = ownAction(submitterOf(event)) ?? typeof action;
    if (way === 'undefined' || isBusy) event.preventDefault();
    if (isBusy) return;
    const focused = focusedBeside(own);
    const answer = onSubmit?.(event);
    if (!event.defaultPrevented) {
      if (way === 'function') acting.current = { focused };
      return;
    }
    pending.current = true;
    try {
      await answer;
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

/** What keeps React from emptying a form after its action: an invalid field, or a shown error. */
const WRONG = '[aria-invalid="true"], .rp-Alert[data-tone="danger"]';

/** The attributes that say where the browser or React sends the data. */
const target = (action: FormAction | undefined, method: 'get' | 'post') => {
  if (action === undefined) return { method: 'dialog' };
  return typeof action === 'string' ? { action, method } : { action };
};
