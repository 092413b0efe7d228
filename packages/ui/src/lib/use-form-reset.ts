'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onReset` after the form of a control has been reset, unless that was prevented. */
export function useFormReset(
  control: RefObject<HTMLInputElement | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
    const form = control.current?.form;
    // Later: an action's new default is rendered after the event, and a listener may prevent it.
    const listen = (event: Event) => setTimeout(() => event.defaultPrevented || latest.current());
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  });
}
