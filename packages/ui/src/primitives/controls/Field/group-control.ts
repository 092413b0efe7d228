'use client';
import { useLayoutEffect, type Ref, type RefObject } from 'react';
import { useChosenValues, type ChoiceKind } from '../../../lib/use-chosen-values.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';

interface GroupKind extends Pick<
  ChoiceKind<HTMLFieldSetElement, HTMLInputElement>,
  'choicesOf' | 'multiple'
> {
  /** Returns the value of the group when the choices with these values are chosen. */
  toValue: (chosen: string[]) => unknown;
}

interface GroupProps {
  value?: string | readonly string[] | null | undefined;
  defaultValue?: string | readonly string[] | null | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

const INPUTS = {
  isOn: ({ checked }: HTMLInputElement) => checked,
  isPicked: (inputs: HTMLInputElement[]) => inputs.some(({ checked }) => checked),
  show: (inputs: HTMLInputElement[], on: HTMLInputElement[]) => {
    // Also set what the browser itself has unchecked, so that React notices.
    for (const input of inputs) input.checked = on.includes(input);
  },
};

const listOf = (value: unknown) =>
  value === undefined ? undefined : [value ?? []].flat().map(String);

/**
 * Makes a group of choices a control that can be read, set and focused like a single `<input>`:
 * gives the fieldset the properties that form libraries use. Without `value`, react-hook-form
 * registers only the first choice. A `value` that differs from `defaultValue` tells it that the
 * visitor chose before hydration, and it keeps that choice.
 */
export function useGroupControl(
  fieldset: RefObject<HTMLFieldSetElement | null>,
  kind: GroupKind,
  { value, defaultValue, ref }: GroupProps,
): void {
  const chosen = useChosenValues(
    fieldset,
    { ...INPUTS, ...kind },
    listOf(value),
    listOf(defaultValue),
  );

  useLayoutEffect(() => {
    const group = fieldset.current as HTMLFieldSetElement;
    let last: string[] = [];
    const valueWhere = (key: 'checked' | 'defaultChecked') => {
      const inputs = kind.choicesOf(group).filter((input) => input[key]);
      const values = inputs.map((input) => input.value);
      // Return the same list while nothing changes, because libraries compare it with `===`.
      if (values.join('\n') !== last.join('\n')) last = values;
      return kind.toValue(last);
    };
    Object.defineProperties(group, {
      value: {
        configurable: true,
        get: () => valueWhere('checked'),
        set(next: unknown) {
          chosen.current?.set(listOf(next ?? null) ?? []);
        },
      },
      defaultValue: { configurable: true, get: () => valueWhere('defaultChecked') },
      focus: {
        configurable: true,
        value: (options?: FocusOptions) =>
          group.querySelector<HTMLElement>('input:enabled')?.focus(options),
      },
    });
  }, [fieldset, kind, chosen]);

  useMergedRefs(fieldset, ref);
}
