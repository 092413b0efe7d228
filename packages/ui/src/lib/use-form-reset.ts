'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Calls `onReset` after the form of a control has been reset, unless that was prevented. */
export function useFormReset(
  control: RefObject<HTMLInputElement | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset);
  // A layout effect: an action's new default is rendered in the commit that resets the form.
  useLayoutEffect(() => {
    latest.current = onReset;
    const form = control.current?.form;
    // Later, because another listener may prevent it.
    const listen = (event: Event) => setTimeout(() => event.defaultPrevented || latest.current());
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  });
}
