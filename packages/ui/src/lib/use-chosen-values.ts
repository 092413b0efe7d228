'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { onForm, type FormControl } from './on-form.ts';
import { useListeners } from './use-listeners.ts';

type Values = readonly string[] | undefined;

interface Choice extends HTMLElement {
  value: string;
}

export interface ChoiceKind<Control, Of extends Choice> {
  /** Returns the choices that are there, in page order. */
  choicesOf: (control: Control) => Of[];
  /** Whether several can be chosen. */
  multiple: boolean;
  isOn: (choice: Of) => boolean;
  /** Whether someone chose what is chosen, and not the browser. */
  isPicked: (choices: Of[]) => boolean;
  /** Turns on some of the choices and the others off. `initial` says what a reset chooses. */
  show: (choices: Of[], on: Of[], initial: Values, control: Control) => void;
}

/**
 * Keeps the value of a select or of a group of choices: its choices may come later, one by one, or
 * be replaced, and the browser forgets a value that has none.
 *
 * @param value The value that the parent holds.
 * @param initial The initial value, if the parent holds none.
 * @returns Chooses what has these values, now or once it is there.
 */
export function useChosenValues<Control extends FormControl, Of extends Choice>(
  ref: RefObject<Control | null>,
  kind: ChoiceKind<Control, Of>,
  value: Values,
  initial: Values,
): RefObject<ChosenValues | null> {
  const chosen = useRef<ChosenValues>(null);

  // After each render: React, too, forgets a value that has no choice.
  useLayoutEffect(() => {
    chosen.current ??= keepChosen(ref.current as Control, kind);
    chosen.current.update(value, initial);
  });
  useListeners((signal) => chosen.current?.follow(signal), []);

  return chosen;
}

export interface ChosenValues {
  /** Takes what the parent says. The initial value applies unless something is chosen. */
  update: (value: Values, initial: Values) => void;
  set: (values: readonly string[]) => void;
  /** Reads what is chosen by now, if that has changed. */
  read: () => void;
  /** Follows what is chosen, and the choices that come. */
  follow: (signal: AbortSignal) => void;
}

const NEW_CHOICES = {
  attributeFilter: ['value'],
  characterData: true,
  childList: true,
  subtree: true,
};

const textOf = (values: Values) => values?.join('\n');

function keepChosen<Control extends FormControl, Of extends Choice>(
  control: Control,
  { choicesOf, multiple, isOn, isPicked, show: showIn }: ChoiceKind<Control, Of>,
): ChosenValues {
  let initial: Values;
  /** What is chosen, there or not; `undefined` leaves it to the browser. */
  let wanted: Values;
  /** What was chosen when it was last read. */
  let known: string | undefined;
  let isShowing = false;

  const chosen = () =>
    choicesOf(control)
      .filter(isOn)
      .map(({ value }) => value);
  /** What is chosen and, where several can be, those of these that have yet to come. */
  const withAbsent = (values: readonly string[] = []) => {
    const isAbsent = (value: string) =>
      multiple && choicesOf(control).every((choice) => choice.value !== value);
    return [...chosen(), ...values.filter(isAbsent)];
  };

  const show = () => {
    if (wanted) {
      isShowing = true;
      const all = choicesOf(control);
      const on = all.filter(({ value }) => wanted?.includes(value));
      showIn(all, multiple ? on : on.slice(0, 1), initial, control);
      isShowing = false;
    }
    known = textOf(chosen());
  };

  const set = (values: readonly string[]) => {
    if (isShowing) return;
    wanted = values;
    show();
  };

  const read = () => {
    if (isShowing || textOf(chosen()) === known) return;
    wanted = withAbsent(wanted);
    known = textOf(chosen());
  };

  const showNewChoices = () => {
    // Some may have a default of their own.
    if (multiple && wanted) wanted = [...wanted, ...chosen()];
    show();
  };

  const reset = (event: Event) => {
    const before = wanted;
    wanted = initial;
    // The event comes before the reset.
    setTimeout(() => {
      if (event.defaultPrevented) wanted = before;
      show();
    });
  };

  return {
    update(value, given) {
      const next = value ?? given;
      if (textOf(next) !== textOf(initial)) {
        initial = next;
        const now = chosen();
        const isChosen = wanted?.some((each) => now.includes(each)) ?? isPicked(choicesOf(control));
        // At first, several may have been ticked and unticked before script.
        if (multiple && known === undefined) wanted = next && withAbsent(next);
        else if (!isChosen) wanted = next;
        else wanted ??= now;
        showNewChoices();
      }
      if (value) set(value);
    },
    set,
    read,
    follow(signal) {
      showNewChoices();
      const observer = new MutationObserver(showNewChoices);
      observer.observe(control, NEW_CHOICES);
      signal.addEventListener('abort', () => observer.disconnect());
      onForm(control, 'reset', reset, signal);
      control.addEventListener('change', read, { signal });
      control.ownerDocument.defaultView?.addEventListener('pageshow', read, { signal });
    },
  };
}
