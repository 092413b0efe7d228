'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { onForm, type FormControl } from './on-form.ts';
import { onWrite } from './on-write.ts';
import { useListeners } from './use-listeners.ts';

/**
 * Keeps what is shown in step with a control's value, whoever sets it: the visitor, the parent, a
 * form library, a script, a reset, or the browser when it fills in or restores the value.
 *
 * @param show Called after each render and whenever the value may have changed.
 */
export function useFollow<Control extends FormControl>(
  ref: RefObject<Control | null>,
  show: (control: Control) => void,
): void {
  const latest = useRef(show);

  // After each render, because React may have set the value or a limit that changes the value.
  useLayoutEffect(() => {
    latest.current = show;
    if (ref.current) show(ref.current);
  });

  useListeners(
    (signal) => {
      const control = ref.current;
      if (!control) return;
      const update = () => latest.current(control);
      // The event fires before the reset.
      onForm(control, 'reset', () => setTimeout(update), signal);
      onWrite(control, update, signal);
      // React hears of the visitor's event after the control. If this rendered the control before,
      // a controlled value would be set back, and React would see no change.
      const follow = ({ isTrusted }: Event) => {
        if (isTrusted) setTimeout(update);
        else update();
      };
      // On the control itself, because tools that fill in forms may send events that do not bubble.
      control.addEventListener('input', follow, { signal });
      control.addEventListener('change', follow, { signal });
      control.ownerDocument.defaultView?.addEventListener('pageshow', update, { signal });
    },
    [ref],
  );
}
