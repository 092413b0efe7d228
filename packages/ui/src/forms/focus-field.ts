import { focusedBeside } from '../lib/focused.ts';
import { revealAround } from '../lib/reveal-around.ts';

/**
 * Moves focus to a control and brings its label into view. First opens whatever hides the control:
 * a closed item of an Accordion, another tab, a closed `<details>`.
 */
export function focusField(control: HTMLElement): void {
  revealAround(control);
  control.focus({ preventScroll: true });
  // A Combobox passes focus on. jsdom, in which many sites run tests, cannot scroll.
  const focused = (focusedBeside(control) ?? control) as HTMLElement;
  withLabel(focused).scrollIntoView?.({ block: 'nearest' });
}

/**
 * Moves focus after a submit: to the first invalid field, else to the box with the outcome. Leaves
 * focus where it is if an error summary or the user has moved it meanwhile.
 *
 * @param before What had focus when the submit began.
 */
export function focusAfterSubmit(form: HTMLFormElement, before: Element | null): void {
  const now = focusedBeside(form);
  // Without focus, a document reports its body, and a shadow root nothing.
  if (now !== before && (now?.localName ?? 'body') !== 'body') return;
  const isInvalid = (element: Element) => element.matches('[aria-invalid="true"]:not(:disabled)');
  const invalid = firstControlOf(
    // `elements` has controls outside the form, but no `role="group"`.
    [...form.elements, ...form.querySelectorAll('[aria-invalid]')].find(isInvalid),
  );
  if (invalid) focusField(invalid);
  else form.querySelector<HTMLElement>('[data-form-status]')?.focus();
}

/**
 * Returns the element that contains the control and its label, or the group of a radio button or
 * checkbox.
 */
function withLabel(control: HTMLElement): Element {
  const { type, labels } = control as HTMLInputElement;
  let area: HTMLElement =
    (/^(radio|checkbox)$/.test(type) && control.closest('fieldset')) || labels?.[0] || control;
  while (area.parentElement && !area.contains(control)) area = area.parentElement;
  return area;
}

/** Returns the first enabled control of a group, and any other control as it is. */
export function firstControlOf(found: Element | null | undefined): HTMLElement | null {
  const isGroup = found?.matches('fieldset, [role="group"], [role="radiogroup"]');
  const control = isGroup
    ? found?.querySelector(':is(input, select, textarea, button):enabled')
    : found;
  return (control ?? null) as HTMLElement | null;
}
