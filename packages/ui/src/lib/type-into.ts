/** Sets the text of an input as typing would, so that every listener is notified. */
export function typeInto(input: HTMLInputElement, text: string) {
  // Bypass React: it overrides the `value` setter of its inputs and would ignore the event as no
  // change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
