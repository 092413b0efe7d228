'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { onForm, type FormControl } from './on-form.ts';

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
  /** Turns on some of the choices and the others off. `initially` says what a reset chooses. */
  show: (choices: Of[], on: Of[], initially: Values, control: Control) => void;
}

/**
 * Holds the value of a select or of a group of choices: its choices may come later, one by one, or
 * be replaced, and the browser forgets a value that has none.
 *
 * @param value The value that the parent holds.
 * @param given The initial value, if the parent holds none.
 * @returns Chooses what has these values, now or once it is there.
 */
export function useHeldChoices<Control extends FormControl, Of extends Choice>(
  ref: RefObject<Control | null>,
  kind: ChoiceKind<Control, Of>,
  value: Values,
  given: Values,
): RefObject<HeldChoices | null> {
  const choices = useRef<HeldChoices>(null);

  // After each render: React, too, forgets a value that has no choice.
  useLayoutEffect(() => {
    choices.current ??= holdChoices(ref.current as Control, kind);
    choices.current.give(value ?? given);
    if (value) choices.current.set(value);
  });
  useLayoutEffect(() => choices.current?.follow(), []);

  return choices;
}

export interface HeldChoices {
  /** Says what is chosen initially and by a reset. It applies unless something is chosen. */
  give: (values: Values) => void;
  set: (values: readonly string[]) => void;
  /** Notes what is chosen by now, if that has changed. */
  look: () => void;
  /** Follows what is chosen, and the choices that come. Returns how to stop. */
  follow: () => () => void;
}

function holdChoices<Control extends FormControl, Of extends Choice>(
  control: Control,
  { choicesOf, multiple, isOn, isPicked, show: showIn }: ChoiceKind<Control, Of>,
): HeldChoices {
  let given: Values;
  /** What is chosen, there or not; `undefined` leaves it to the browser. */
  let held: Values;
  /** What was chosen at the last look. */
  let seen: string | undefined;
  let isShowing = false;

  const all = () => choicesOf(control);
  const chosen = () =>
    all()
      .filter(isOn)
      .map(({ value }) => value);
  /** What is chosen and, where several can be, those of these that have yet to come. */
  const withAbsent = (values: readonly string[] = []) => {
    const there = new Set(all().map(({ value }) => value));
    return [...chosen(), ...values.filter((value) => multiple && !there.has(value))];
  };

  const show = () => {
    if (held) {
      isShowing = true;
      const wanted = all().filter(({ value }) => held?.includes(value));
      if (!multiple) wanted.splice(1);
      showIn(all(), wanted, given, control);
      isShowing = false;
    }
    seen = chosen().join('\n');
  };

  const look = () => {
    if (isShowing || chosen().join('\n') === seen) return;
    held = withAbsent(held);
    seen = chosen().join('\n');
  };

  const meet = () => {
    // Some may have a default of their own.
    if (multiple && held) held = [...held, ...chosen()];
    show();
  };

  const set = (values: readonly string[]) => {
    if (isShowing) return;
    held = values;
    show();
  };

  const reset = (event: Event) => {
    const before = held;
    held = given;
    // The event comes before the reset.
    setTimeout(() => {
      if (event.defaultPrevented) held = before;
      show();
    });
  };

  return {
    give(values) {
      if (values?.join('\n') === given?.join('\n')) return;
      given = values;
      const now = chosen();
      const isChosen = held ? held.some((value) => now.includes(value)) : isPicked(all());
      // At first, several may have been ticked and unticked before script.
      if (multiple && seen === undefined) held = values && withAbsent(values);
      else if (!isChosen) held = values;
      else held ??= now;
      meet();
    },
    set,
    look,
    follow() {
      meet();
      const { defaultView: page } = control.ownerDocument;
      const observer = new MutationObserver(meet);
      observer.observe(control, {
        attributeFilter: ['value'],
        characterData: true,
        childList: true,
        subtree: true,
      });
      const stopReset = onForm(control, 'reset', reset);
      control.addEventListener('change', look);
      page?.addEventListener('pageshow', look);
      return () => {
        observer.disconnect();
        stopReset();
        control.removeEventListener('change', look);
        page?.removeEventListener('pageshow', look);
      };
    },
  };
}
