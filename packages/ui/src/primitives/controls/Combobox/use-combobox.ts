'use client';
import { useMemo, useState } from 'react';
import { isComposing } from '../../../lib/composing.ts';
import { focusedBeside } from '../../../lib/focused.ts';
import { setEntry } from '../../../lib/form-data.ts';
import type { ComboboxOption, ComboboxProps } from './Combobox.tsx';
import { useChoice } from './use-choice.ts';
import { useNativeEvents } from './use-native-events.ts';

type Reason = Parameters<NonNullable<ComboboxProps['onOpenChange']>>[1]['reason'];

/** Opens and closes the list of a Combobox, and decides what the typed text chooses. */
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
  const { active } = list;
  const open = controlledOpen ?? list.open;
  const matches = useMemo(
    () => (query ? search.matches(query) : options),
    [search, query, options],
  );
  const chosenIndex = chosen ? matches.indexOf(chosen) : -1;

  const setOpen = (next: boolean, reason: Reason, event: Event, nextActive = -1) => {
    if (next && readOnly) return;
    if (next !== open) onOpenChange?.(next, { event, reason });
    if (next === open || !event.defaultPrevented) setList({ open: next, active: nextActive });
  };
  /** Discards what is being typed. */
  const cancel = (reason: Reason, event: Event) => {
    setOpen(false, reason, event);
    show();
  };
  /** Returns whether the text names an option, which it chooses, or is empty. */
  const chooseText = () => {
    const value = named();
    if (value !== undefined) choose(value, 'input-change');
    return value !== undefined;
  };
  /** Ends typing without moving focus, and returns the same. */
  const acceptText = (event: Event, reason: Reason = 'none') => {
    setOpen(false, reason, event);
    return chooseText();
  };
  /** Ends typing before the form is read. For text that is no choice, an empty value is sent. */
  const acceptOrClear = (event: Event) => {
    const { value } = box.current as HTMLInputElement;
    if (acceptText(event)) return;
    choose('', 'input-change');
    choice.keepText(value);
  };
  const pick = (option: ComboboxOption, event: Event) => {
    setOpen(false, 'item-press', event);
    choose(option.value, 'item-press');
  };

  /** Sends what the text names, even while the user is typing. */
  const onFormData = (event: FormDataEvent) => {
    const element = select.current as HTMLSelectElement;
    const { value: before } = element;
    const value = named() ?? '';
    // Reading the form must not interrupt typing.
    if (focusedBeside(element) !== box.current) acceptOrClear(event);
    if (value !== before) setEntry(event.formData, element, value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape' || isComposing(event)) return;
    if (event.composedPath()[0] !== box.current) return;
    cancel('escape-key', event);
    event.preventDefault();
  };
  useNativeEvents(select, box, ready, {
    submit: acceptOrClear,
    formdata: onFormData,
    reset: choice.reset,
    keydown: onKeyDown,
    fill: chooseText,
    close: (event: Event) => setOpen(false, 'none', event),
  });

  return { ...choice, open, active, matches, chosenIndex, setOpen, cancel, acceptText, pick };
}
