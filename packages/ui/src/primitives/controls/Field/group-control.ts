/** A group of choices that can be read, set and focused like a single `<input>`. */
interface GroupControl<Value> extends HTMLFieldSetElement {
  /** What is chosen. */
  value: Value;
  /** What resetting the form chooses. */
  readonly defaultValue: Value;
}

interface Choices<Value> {
  /** The group's own inputs, in page order. */
  inputs: () => HTMLInputElement[];
  /** The value of the group when those with these values are chosen. */
  toValue: (chosen: string[]) => Value;
  /** Whether the value of a group, from outside, includes that of an input. */
  includes: (value: unknown, own: string) => boolean;
}

/**
 * Gives the fieldset the properties of an `<input>` that form libraries use. Without `value`,
 * react-hook-form registers only the first choice. A `value` that differs from `defaultValue` tells
 * it that the visitor chose before hydration, and it keeps that choice.
 */
export function asControl<Value>(
  fieldset: HTMLFieldSetElement,
  { inputs, toValue, includes }: Choices<Value>,
): GroupControl<Value> {
  const valueWhere = (key: 'checked' | 'defaultChecked') =>
    toValue(
      inputs()
        .filter((input) => input[key])
        .map(({ value }) => value),
    );
  return Object.defineProperties(fieldset, {
    value: {
      configurable: true,
      get: () => valueWhere('checked'),
      set: (value: unknown) => {
        for (const input of inputs()) input.checked = includes(value, input.value);
      },
    },
    defaultValue: { configurable: true, get: () => valueWhere('defaultChecked') },
    focus: {
      configurable: true,
      value: (options?: FocusOptions) =>
        fieldset.querySelector<HTMLElement>('input:enabled')?.focus(options),
    },
  }) as GroupControl<Value>;
}
