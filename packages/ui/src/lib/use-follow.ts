'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { onForm, type FormControl } from './on-form.ts';
import { onWrite } from './on-write.ts';

/**
 * Lets what is shown of a control's value follow it, whoever sets it: the visitor, the parent, a
 * form library, a script, a reset, or the browser that fills it in or restores it.
 *
 * @param look Called after each render and whenever the value may have changed.
 */
export function useFollow<Control extends FormControl>(
  ref: RefObject<Control | null>,
  look: (control: Control) => void,
): void {
  const latest = useRef(look);

  // After each render: React may have set the value, or a limit that changes it.
  useLayoutEffect(() => {
    latest.current = look;
    if (ref.current) look(ref.current);
  });

  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return undefined;
    const now = () => latest.current(control);
    // The event comes before the reset.
    const stopReset = onForm(control, 'reset', () => setTimeout(now));
    const stopWrite = onWrite(control, now);
    const page = control.ownerDocument.defaultView;
    // On the control itself, because what fills in forms may send events that do not bubble.
    for (const type of EVENTS) control.addEventListener(type, now);
    page?.addEventListener('pageshow', now);
    return () => {
      stopReset();
      stopWrite();
      for (const type of EVENTS) control.removeEventListener(type, now);
      page?.removeEventListener('pageshow', now);
    };
  }, [ref]);
}

const EVENTS = ['input', 'change'];
