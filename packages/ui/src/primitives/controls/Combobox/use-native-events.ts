'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { onForm } from '../../../lib/on-form.ts';
import { useListeners } from '../../../lib/use-listeners.ts';

/**
 * Listens to what React does not report, or not in time: `submit`, `formdata` and `reset` of the
 * form; `change` and `blur` of the text box, one of which autofill and password managers send last,
 * without moving focus; and keys, before a dialog around the Combobox, which listens at the
 * document.
 */
export function useNativeEvents(
  select: RefObject<HTMLSelectElement | null>,
  box: RefObject<HTMLInputElement | null>,
  ready: boolean,
  handler: (event: Event) => void,
): void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });

  useListeners(
    (signal) => {
      const text = box.current;
      if (!text) return;
      const listen = (event: Event) => latest.current(event);
      for (const type of ['submit', 'formdata', 'reset'] as const)
        onForm(select.current as HTMLSelectElement, type, listen, signal);
      for (const type of ['change', 'blur']) text.addEventListener(type, listen, { signal });
      const view = text.ownerDocument.defaultView;
      view?.addEventListener('keydown', listen, { capture: true, signal });
    },
    [ready],
  );
}
