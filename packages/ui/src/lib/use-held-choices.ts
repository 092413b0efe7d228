'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { onForm, type FormControl } from './on-form.ts';
import { onWrite } from './on-write.ts';

type Choice = HTMLInputElement | HTMLOptionElement;

export interface ChoiceKind<Control, Of extends Choice = Choice> {
  /** Returns the choices that are there, in page order. */
  choicesOf: (control: Control) => Of[];
  /** Whether several can be chosen. */
  multiple: boolean;
}

const isOption = (choice: Choice): choice is HTMLOptionElement => choice.localName === 'option';
const isOn = (choice: Choice) => (isOption(choice) ? choice.selected : choice.checked);
const isDefault = (choice: Choice) =>
  isOption(choice) ? choice.defaultSelected : choice.defaultChecked;
const valueOf = ({ value }: Choice) => value;
const isSelect = (control: HTMLElement): control is HTMLSelectElement =>
  control.localName === 'select';

/** Whether these are chosen because someone chose them, and not by the browser itself. */
const isPicked = (choices: Choice[]) => {
  const byDefault = choices.find(isDefault) ?? choices.find((choice) => !choice.disabled);
  return choices.some((choice) => isOn(choice) && !(isOption(choice) && choice === byDefault));
};

/**
 * Holds the value of a select or of a group of choices: its choices may come later, one by one, or
 * be replaced, and the browser forgets a value that has none.
 *
 * @param value The value that the parent holds.
 * @param given The initial value, if the parent holds none.
 * @returns Chooses what has these values, now or once it is there.
 */
export function useHeldChoices<Control extends FormControl>(
  ref: RefObject<Control | null>,
  kind: ChoiceKind<Control>,
  value: readonly string[] | undefined,
  given: readonly string[] | undefined,
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

interface HeldChoices {
  /** Says what is chosen initially and by a reset. It applies unless something is chosen. */
  give: (values: readonly string[] | undefined) => void;
  set: (values: readonly string[]) => void;
  /** Follows what is chosen, and the choices that come. Returns how to stop. */
  follow: () => () => void;
}

function holdChoices<Control extends FormControl>(
  control: Control,
  { choicesOf, multiple }: ChoiceKind<Control>,
): HeldChoices {
  let given: readonly string[] | undefined;
  /** What is chosen, there or not; `undefined` leaves it to the browser. */
  let held: readonly string[] | undefined;
  /** What was chosen at the last look. */
  let seen = '';
  let isShowing = false;
  let isResetting = false;
  /** The values of all choices that there have been. */
  const known = new Set<string>();

  const all = () => choicesOf(control);
  const chosen = () => all().filter(isOn).map(valueOf);
  /** These and, where several can be chosen, those that have yet to come. */
  const withAbsent = (values: readonly string[], others: readonly string[] = []) => {
    const there = new Set(all().map(valueOf));
    return multiple ? [...values, ...others.filter((value) => !there.has(value))] : values;
  };

  const show = () => {
    if (held) {
      isShowing = true;
      const wanted = all().filter(({ value }) => held?.includes(value));
      if (!multiple) wanted.splice(1);
      for (const choice of all()) {
        const isWanted = wanted.includes(choice);
        // Also what the browser has unchecked by itself, so that React knows.
        if (!isOption(choice)) choice.checked = isWanted;
        else if (choice.selected !== isWanted) choice.selected = isWanted;
      }
      // The option that says “none”, or none at all: not the first one, which nobody chose.
      if (isSelect(control) && wanted.length === 0) control.value = '';
      isShowing = false;
    }
    seen = chosen().join('\n');
  };

  const look = () => {
    const now = chosen();
    if (isShowing || isResetting || now.join('\n') === seen) return;
    held = withAbsent(now, held);
    seen = now.join('\n');
  };

  const meet = () => {
    for (const choice of all()) {
      if (!isOption(choice)) onWrite(choice, look);
      // React sets it only on options that are there from the start.
      else if (given) choice.defaultSelected = given.includes(choice.value);
      // A choice with a default of its own.
      const isNew = held && isOn(choice) && !known.has(choice.value);
      if (multiple && isNew) held = [...(held ?? []), choice.value];
      known.add(choice.value);
    }
    show();
  };

  const set = (values: readonly string[]) => {
    held = values;
    show();
  };

  const reset = (event: Event) => {
    const before = held;
    held = given;
    isResetting = true;
    // The event comes before the reset.
    setTimeout(() => {
      isResetting = false;
      if (event.defaultPrevented) held = before;
      show();
    });
  };

  return {
    give(values) {
      if (JSON.stringify(values) === JSON.stringify(given)) return;
      given = values;
      const now = chosen();
      const isChosen = held ? held.some((value) => now.includes(value)) : isPicked(all());
      // At first, several may have been ticked and unticked before script.
      if (multiple && known.size === 0) held = values && withAbsent(now, values);
      else if (!isChosen) held = values;
      else held ??= now;
      meet();
    },
    set,
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
      const stopWrite = onWrite(control, (property, written) => {
        if (property !== 'value') look();
        else if (!isShowing) set([String(written)]);
      });
      control.addEventListener('change', look);
      page?.addEventListener('pageshow', look);
      return () => {
        observer.disconnect();
        stopReset();
        stopWrite();
        control.removeEventListener('change', look);
        page?.removeEventListener('pageshow', look);
      };
    },
  };
}
