/** A group of radio buttons that can be read, set and focused like a single `<input>`. */
interface GroupControl extends HTMLFieldSetElement {
  /** The chosen value; `null` for none. */
  value: string | null;
  /** The value that a reset of the form chooses. */
  readonly defaultValue: string | null;
}

/**
 * Gives the fieldset the properties of an `<input>` that form libraries use. Without them
 * react-hook-form registers the first radio button alone; `defaultValue` tells it that a choice was
 * made before it got here, which it then keeps.
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
      value: (options?: FocusOptions) => fieldset.querySelector<HTMLElement>('input:enabled')?.focus(options),
    },
  }) as GroupControl;
}
