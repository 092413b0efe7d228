'use client';
import { useLayoutEffect, useRef, type Dispatch, type Ref, type RefObject } from 'react';
import { focusedBeside } from '../../../lib/focused.ts';
import { onWrite } from '../../../lib/on-write.ts';
import { selectOption } from '../../../lib/type-into.ts';
import { useListeners } from '../../../lib/use-listeners.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import type { ComboboxAction } from './combobox-state.ts';

/**
 * Lets a text box take the place of a select once script runs, with what was chosen and the focus.
 * For scripts, the select stays the control: it can be set and focused.
 *
 * @param ref The caller's, which gets the select.
 * @param rendered The value with which React has rendered the select.
 * @param ready Whether the text box is there.
 */
export function useTakeover(
  select: RefObject<HTMLSelectElement | null>,
  box: RefObject<HTMLInputElement | null>,
  ref: Ref<HTMLSelectElement> | undefined,
  rendered: string,
  ready: boolean,
  dispatch: Dispatch<ComboboxAction>,
): void {
  /** What the visitor has chosen before script, if anything. */
  const early = useRef(-1);
  const hadFocus = useRef(false);

  useListeners((signal) => {
    const element = select.current as HTMLSelectElement;
    if (element.value !== rendered) early.current = element.selectedIndex;
    const { focus } = Object.getPrototypeOf(element) as HTMLSelectElement;
    // For form libraries, which focus the control that has the name.
    const focusBox = (options?: FocusOptions) =>
      box.current ? box.current.focus(options) : focus.call(element, options);
    // Not by assignment, which user-event takes for all elements.
    Object.defineProperty(element, 'focus', { configurable: true, value: focusBox });
    const write = (property: string, value: unknown) => {
      if (property === 'value') dispatch({ type: 'write', value: String(value) });
    };
    onWrite(element, write, signal);
  }, []);

  // A form library sets its value with it at once.
  useMergedRefs(select, ref);

  useLayoutEffect(() => {
    const element = select.current as HTMLSelectElement;
    if (early.current >= 0) selectOption(element, early.current);
    early.current = -1;
    // Once hidden, it has the focus no more. The field is not left.
    hadFocus.current = focusedBeside(element) === element;
    if (hadFocus.current) element.addEventListener('focusout', stop);
    dispatch({ type: 'ready' });
  }, [select, dispatch]);

  useLayoutEffect(() => {
    if (!ready || !hadFocus.current) return;
    hadFocus.current = false;
    box.current?.select();
    box.current?.focus();
    select.current?.removeEventListener('focusout', stop);
  }, [ready, select, box]);
}

const stop = (event: Event) => event.stopPropagation();
