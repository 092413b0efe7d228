'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { onForm, type FormControl } from './on-form.ts';
import { useListeners } from './use-listeners.ts';

type Values = readonly string[] | undefined;

interface Choice extends HTMLElement {
  value: string;
}

export interface ChoiceKind<Control, Of extends Choice> {
  /** Returns the choices on the page, in page order. */
  choicesOf: (control: Control) => Of[];
  /** Whether several can be chosen. */
  multiple: boolean;
  isOn: (choice: Of) => boolean;
  /** Whether a person, not the browser, made the current choice. */
  isPicked: (choices: Of[]) => boolean;
  /** Turns on some of the choices and turns off the others. A reset chooses `initial`. */
  show: (choices: Of[], on: Of[], initial: Values, control: Control) => void;
}

/**
 * Keeps the value of a select or of a group of choices. Choices may be added later, one by one, or
 * be replaced, and the browser forgets a value without a choice.
 *
 * @param value The values (controlled).
 * @param initial The initial values (uncontrolled).
 * @returns The chosen values. They also apply to choices that are added later.
 */
export function useChosenValues<Control extends FormControl, Of extends Choice>(
  ref: RefObject<Control | null>,
  kind: ChoiceKind<Control, Of>,
  value: Values,
  initial: Values,
): RefObject<ChosenValues | null> {
  const chosen = useRef<ChosenValues>(null);

  // After each render, because React also forgets a value without a choice.
  useLayoutEffect(() => {
    chosen.current ??= keepChosen(ref.current as Control, kind);
    chosen.current.update(value, initial);
  });
  useListeners((signal) => chosen.current?.follow(signal), []);

  return chosen;
}

export interface ChosenValues {
  /** Applies the parent's values. The initial values apply unless something is chosen. */
  update: (value: Values, initial: Values) => void;
  set: (values: readonly string[]) => void;
  /** Reads the current choice, if it has changed. */
  read: () => void;
  /** Follows changes to the choice, and choices that are added. */
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
  /**
   * The chosen values, whether or not their choices are on the page; `undefined` leaves the choice
   * to the browser.
   */
  let wanted: Values;
  /** The choice when it was last read. */
  let known: string | undefined;
  let isShowing = false;

  const chosen = () =>
    choicesOf(control)
      .filter(isOn)
      .map(({ value }) => value);
  /**
   * Returns the current choice and, if several can be chosen, those of `values` that have no choice
   * yet.
   */
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
    // New choices may be checked by default.
    if (multiple && wanted) wanted = [...wanted, ...chosen()];
    show();
  };

  const reset = (event: Event) => {
    const before = wanted;
    // The event comes before the reset, and React resets a form before it passes on what an action
    // has returned as the new initial values.
    setTimeout(() => {
      // A script may have set the value since then.
      if (wanted === before && !event.defaultPrevented) wanted = initial;
      show();
    });
  };

  return {
    update(value, fallback) {
      const next = value ?? fallback;
      if (textOf(next) !== textOf(initial)) {
        initial = next;
        const now = chosen();
        const isChosen = wanted?.some((each) => now.includes(each)) ?? isPicked(choicesOf(control));
        // On the first update, the visitor may have changed several choices before the script ran.
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
