/**
 * Lets form libraries treat the hidden select as the control: focusing it focuses the text box, and
 * setting its value, which fires no event, is reported.
 *
 * The select gets a prototype of its own, because jsdom, in which many sites run their tests, cannot
 * set an accessor of the select itself.
 */
export function asControl(
  select: HTMLSelectElement,
  focus: (options?: FocusOptions) => void,
  onSet: (value: string) => void,
): HTMLSelectElement {
  const native = Object.getPrototypeOf(select) as HTMLSelectElement;
  const { get, set } = Object.getOwnPropertyDescriptor(native, 'value') ?? {};
  const control = Object.create(native, {
    focus: { value: focus },
    value: {
      get,
      set(value: unknown) {
        set?.call(this, value);
        onSet(String(value));
      },
    },
  }) as HTMLSelectElement;
  return Object.setPrototypeOf(select, control) as HTMLSelectElement;
}
