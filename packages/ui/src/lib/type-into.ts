/**
 * Sets a property of a control as its user would. React's own setter would make React ignore the
 * event.
 */
export function setNatively(control: Element, key: string, value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), key)?.set?.call(control, value);
}

/** Sets the text of an input as typing would, so that every listener is notified. */
export function typeInto(input: HTMLInputElement, text: string) {
  setNatively(input, 'value', text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Chooses an option of a select as its user would. */
export function selectOption(select: HTMLSelectElement, index: number) {
  select.selectedIndex = index;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
