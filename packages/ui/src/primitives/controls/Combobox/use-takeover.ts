'use client';
import { useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { focusedBeside } from '../../../lib/focused.ts';
import { onWrite } from '../../../lib/on-write.ts';
import { selectOption } from '../../../lib/type-into.ts';
import { useListeners } from '../../../lib/use-listeners.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';

/**
 * Replaces a select with a text box once the script runs, and keeps the choice and the focus. For
 * scripts, the select stays the control: they can set and focus it.
 *
 * @param ref The caller's ref, which gets the select.
 * @param rendered The value with which React has rendered the select.
 * @param ready Whether the text box has been rendered.
 * @param onReady Called to render the text box.
 * @param onSet Called with the value that a script sets.
 */
export function useTakeover(
  select: RefObject<HTMLSelectElement | null>,
  box: RefObject<HTMLInputElement | null>,
  ref: Ref<HTMLSelectElement> | undefined,
  rendered: string,
  ready: boolean,
  onReady: (ready: true) => void,
  onSet: (value: string) => void,
): void {
  /** The index that the visitor chose before the script ran, or -1. */
  const early = useRef(-1);
  const hadFocus = useRef(false);

  useListeners((signal) => {
    const element = select.current as HTMLSelectElement;
    if (element.value !== rendered) early.current = element.selectedIndex;
    const { focus } = Object.getPrototypeOf(element) as HTMLSelectElement;
    // For form libraries, which focus the control that has the name.
    const focusBox = (options?: FocusOptions) =>
      box.current ? box.current.focus(options) : focus.call(element, options);
    // Not by assignment, which user-event would apply to all elements.
    Object.defineProperty(element, 'focus', { configurable: true, value: focusBox });
    const write = (property: string, value: unknown) => {
      if (property === 'value') onSet(String(value));
    };
    onWrite(element, write, signal);
  }, []);

  // A form library sets its value as soon as it gets the ref.
  useMergedRefs(select, ref);

  useLayoutEffect(() => {
    const element = select.current as HTMLSelectElement;
    if (early.current >= 0) selectOption(element, early.current);
    early.current = -1;
    // The select loses focus when it is hidden, but the visitor has not left the field.
    hadFocus.current = focusedBeside(element) === element;
    if (hadFocus.current) element.addEventListener('focusout', stop);
    onReady(true);
  }, [select, onReady]);

  useLayoutEffect(() => {
    if (!ready || !hadFocus.current) return;
    hadFocus.current = false;
    box.current?.select();
    box.current?.focus();
    select.current?.removeEventListener('focusout', stop);
  }, [ready, select, box]);
}

const stop = (event: Event) => event.stopPropagation();
