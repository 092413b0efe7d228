'use client';
import { useMemo, useState } from 'react';
import { isComposing } from '../../../lib/composing.ts';
import { focusedBeside } from '../../../lib/focused.ts';
import { setEntry } from '../../../lib/form-data.ts';
import type { ComboboxOption, ComboboxProps } from './Combobox.tsx';
import { useChoice } from './use-choice.ts';
import { useNativeEvents } from './use-native-events.ts';

type Reason = Parameters<NonNullable<ComboboxProps['onOpenChange']>>[1]['reason'];

/**
 * Opens and closes the list of a Combobox, and decides what the typed text chooses.
 */
export function useCombobox({
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  ...props
}: Omit<ComboboxProps, 'onBlur'>) {
  const { options, readOnly } = props;
  const choice = useChoice(props);
  const { select, box, ready, query, search, chosen, show, choose, named } = choice;
  /** Whether the list is open, unless the parent controls it, and the index of the active match or -1. */
  const [list, setList] = useState({ open: defaultOpen, active: -1 });
  const open = controlledOpen ?? list.open;
  const matches = useMemo(
    () => (query ? search.matches(query) : options),
    [search, query, options],
  );
  const chosenIndex = chosen ? matches.indexOf(chosen) : -1;

  const setOpen = (next: boolean, reason: Reason, event: Event, to = -1) => {
    if (next && readOnly) return;
    if (next !== open) onOpenChange?.(next, { event, reason });
    if (next === open || !event.defaultPrevented) setList({ open: next, active: to });
  };
  /** Discards what is being typed. */
  const cancel = (reason: Reason, event: Event) => {
    setOpen(false, reason, event);
    show();
  };
  /** Ends typing without moving focus. Returns whether the text names an option or is empty. */
  const settle = (event: Event, reason: Reason = 'none') => {
    const value = named();
    setOpen(false, reason, event);
    if (value !== undefined) choose(value, 'input-change');
    return value !== undefined;
  };
  /**
   * Ends typing before the form is read. Text that is not a choice stays, and an empty value is
   * sent.
   */
  const commit = (event: Event) => {
    const { value } = box.current as HTMLInputElement;
    if (settle(event)) return;
    choose('', 'input-change');
    choice.keep(value);
  };
  const pick = (option: ComboboxOption, event: Event) => {
    setOpen(false, 'item-press', event);
    choose(option.value, 'item-press');
  };

  const send = (event: FormDataEvent) => {
    const element = select.current as HTMLSelectElement;
    const { value: before } = element;
    const value = named() ?? '';
    // Reading the form must not interrupt typing.
    if (focusedBeside(element) !== box.current) commit(event);
    if (value !== before) setEntry(event.formData, element, value);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape' || isComposing(event)) return;
    if (event.composedPath()[0] !== box.current) return;
    cancel('escape-key', event);
    event.preventDefault();
  };
  useNativeEvents(select, box, ready, (event) => {
    if (event.type === 'submit') commit(event);
    else if (event.type === 'formdata') send(event as FormDataEvent);
    else if (event.type === 'reset') choice.reset(event);
    else if (event.type === 'keydown') keyDown(event as KeyboardEvent);
    else settle(event);
  });

  return {
    ...choice,
    open,
    active: list.active,
    matches,
    chosenIndex,
    setOpen,
    cancel,
    settle,
    pick,
  };
}
