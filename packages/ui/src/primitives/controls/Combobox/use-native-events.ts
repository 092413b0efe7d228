'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { onForm } from '../../../lib/on-form.ts';
import { useListeners } from '../../../lib/use-listeners.ts';

type FormEvent = 'submit' | 'formdata' | 'reset';

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
  handlers: Record<FormEvent | 'keydown' | 'fill' | 'close', (event: never) => void>,
): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => void (latest.current = handlers));

  useListeners(
    (signal) => {
      const text = box.current;
      if (!text) return;
      const listen = (event: Event) =>
        latest.current[event.type as FormEvent | 'keydown'](event as never);
      for (const type of ['submit', 'formdata', 'reset'] as const)
        onForm(select.current as HTMLSelectElement, type, listen, signal);
      let closing: ReturnType<typeof setTimeout> | undefined;
      const cancel = () => clearTimeout(closing);
      const fill = (event: Event) => {
        latest.current.fill(event as never);
        cancel();
        closing = setTimeout(() => latest.current.close(event as never));
      };
      for (const type of ['change', 'blur']) text.addEventListener(type, fill, { signal });
      // If focus leaves, `focusout` follows at once and closes the list for that reason.
      text.addEventListener('focusout', cancel, { signal });
      signal.addEventListener('abort', cancel);
      const view = text.ownerDocument.defaultView;
      view?.addEventListener('keydown', listen, { capture: true, signal });
    },
    [ready],
  );
}
