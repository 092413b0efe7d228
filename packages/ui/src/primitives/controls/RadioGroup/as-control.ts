/** A group of radio buttons that can be read, set and focused like a single `<input>`. */
interface GroupControl extends HTMLFieldSetElement {
  /** The chosen value; `null` for none. */
  value: string | null;
  /** The value that resetting the form chooses. */
  readonly defaultValue: string | null;
}

/**
 * Gives the fieldset the properties of an `<input>` that form libraries use. Without `value`,
 * react-hook-form registers only the first radio button. A `value` that differs from `defaultValue`
 * tells it that the visitor chose before hydration, and it keeps that choice.
 */
export function asControl(fieldset: HTMLFieldSetElement): GroupControl {
  const radios = () =>
    [...fieldset.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      (radio) => radio.closest('fieldset') === fieldset,
    );
  return Object.defineProperties(fieldset, {
    value: {
      configurable: true,
      get: () => radios().find(({ checked }) => checked)?.value ?? null,
      set: (value) => {
        for (const radio of radios()) radio.checked = radio.value === value;
      },
    },
    defaultValue: {
      configurable: true,
      get: () => radios().find(({ defaultChecked }) => defaultChecked)?.value ?? null,
    },
    focus: {
      configurable: true,
      value: (options?: FocusOptions) =>
        fieldset.querySelector<HTMLElement>('input:enabled')?.focus(options),
    },
  }) as GroupControl;
}
