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
  onSet: () => void,
): HTMLSelectElement {
  const { prototype } = HTMLSelectElement;
  const native = Object.getOwnPropertyDescriptor(prototype, 'value');
  const control = Object.create(prototype, {
    focus: { value: focus },
    value: {
      get() {
        return native?.get?.call(this) as string;
      },
      set(value: unknown) {
        native?.set?.call(this, value);
        onSet();
      },
    },
  }) as HTMLSelectElement;
  return Object.setPrototypeOf(select, control) as HTMLSelectElement;
}
