'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useListeners } from './use-listeners.ts';

/** A control that can belong to a form. */
type FormControl = HTMLElement & { readonly form: HTMLFormElement | null };

/**
 * Keeps what is shown beside a control in step with its value.
 *
 * @param show Called after each render, and on `input`, `change` and the form's `reset`.
 */
export function useFollow<Control extends FormControl>(
  ref: RefObject<Control | null>,
  show: (control: Control) => void,
): void {
  const latest = useRef(show);

  useLayoutEffect(() => {
    latest.current = show;
    if (ref.current) show(ref.current);
  });

  useListeners(
    (signal) => {
      const { current: control } = ref;
      if (!control) return;
      const update = () => latest.current(control);
      const follow = ({ target }: Event) => target === control && update();
      // The event fires before the reset.
      const reset = ({ target }: Event) => target === control.form && setTimeout(update);
      // On the document, which React's own listeners precede: the parent may change the value.
      const { ownerDocument: page } = control;
      page.addEventListener('input', follow, { signal });
      page.addEventListener('change', follow, { signal });
      page.addEventListener('reset', reset, { signal });
    },
    [ref],
  );
}
