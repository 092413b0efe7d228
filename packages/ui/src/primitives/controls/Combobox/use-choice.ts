'use client';
import { useLayoutEffect, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { selectOption } from '../../../lib/type-into.ts';
import type { ComboboxProps } from './Combobox.tsx';
import { createSearch } from './search.ts';
import { useTakeover } from './use-takeover.ts';

type Reason = Parameters<NonNullable<ComboboxProps['onValueChange']>>[1]['reason'];

/** Keeps the choice of a Combobox in a select and shows it in a text box. */
export function useChoice({
  options,
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  ref,
  ...rest
}: Omit<ComboboxProps, 'onBlur'>) {
  const select = useRef<HTMLSelectElement>(null);
  const box = useRef<HTMLInputElement>(null);
  /** The label in the text box, as the browser reports it. */
  const written = useRef('');
  const reason = useRef<Reason>('none');
  /** The value that a reset restores. */
  const initial = useRef(defaultValue);
  /** Whether the text box has taken the place of the select. */
  const [ready, setReady] = useState(false);
  /**
   * The chosen value, whose option may be added later. It is an object, so choosing the same value
   * again is a change.
   */
  const [choice, setChoice] = useState({ value: defaultValue });
  /** What is being typed; `null` shows the label of the choice. */
  const [query, setQuery] = useState<string | null>(null);
  const search = useMemo(() => createSearch(options), [options]);
  const indexOf = (wanted: string) => options.findIndex((option) => option.value === wanted);
  const chosen = options[indexOf(value ?? choice.value)];
  const label = chosen?.label ?? '';

  // Before `useTakeover`, in which a form library sets its own.
  useLayoutEffect(() => void (initial.current = defaultValue), [defaultValue]);

  /** Ends typing, with the last choice or another. */
  const show = (next?: string) => {
    setChoice((last) => ({ value: next ?? last.value }));
    setQuery(null);
  };
  // Write only on these changes: the text belongs to the browser, which may change it without an
  // event.
  useLayoutEffect(() => {
    if (!box.current || query !== null) return;
    box.current.value = label;
    written.current = box.current.value;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- choosing the same value again also resets the text
  }, [ready, choice, query, label]);
  useTakeover(select, box, ref, chosen?.value ?? '', ready, setReady, (set) => {
    // The first value that a form library sets is its default.
    if (!box.current) initial.current = set;
    show(set);
  });

  /** Chooses an option in the select, which reports the choice. */
  const choose = (next: string, why: Reason) => {
    const element = select.current as HTMLSelectElement;
    if (element.value === next) show();
    else {
      // This fires `change`, and `onSelectChange` reads the reason.
      reason.current = why;
      selectOption(element, indexOf(next) + 1);
      reason.current = 'none';
    }
  };
  /** Keeps text that is not a choice. */
  const keepText = (text: string) => {
    if (box.current) box.current.value = text;
    setQuery(text);
  };
  const onSelectChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = event.target.value;
    show(next);
    onChange?.(event);
    onValueChange?.(next, { event: event.nativeEvent, reason: reason.current });
  };
  /** Returns the value of the option that the text names, or an empty value without text. */
  const named = () => {
    const text = (box.current as HTMLInputElement).value;
    if (text === written.current) return (select.current as HTMLSelectElement).value;
    return text.trim() && search.named(text, chosen)?.value;
  };
  /** Sets the defaults that the browser shows when it resets the form. */
  const reset = (event: Event) => {
    const first = indexOf(value ?? initial.current);
    for (const option of select.current?.options ?? [])
      option.toggleAttribute('selected', option.index === first + 1);
    box.current?.setAttribute('value', options[first]?.label ?? '');
    setTimeout(() => {
      if (event.defaultPrevented) return;
      // A script may have set the value since then.
      setChoice((now) => ({ value: now === choice ? initial.current : now.value }));
      setQuery(null);
    });
  };

  const elements = { select, box, onSelectChange };
  const typing = { query, setQuery, search, named, keepText };
  return { ...elements, ...typing, rest, ready, choice, chosen, show, choose, reset };
}
