/**
 * Lets form libraries treat the hidden select as the control: focusing it focuses the text box, and
 * setting its value, which fires no event, is reported.
 */
export function asControl(
  select: HTMLSelectElement,
  focus: (options?: FocusOptions) => void,
  onSet: () => void,
): HTMLSelectElement {
  const native = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value');
  return Object.defineProperties(select, {
    focus: { configurable: true, value: focus },
    value: {
      configurable: true,
      get: () => native?.get?.call(select) as string,
      set: (value: unknown) => {
        native?.set?.call(select, value);
        onSet();
      },
    },
  });
}
