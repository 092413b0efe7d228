import { focusedBeside } from '../lib/focused.ts';
import { revealAround } from '../lib/reveal-around.ts';

/**
 * Moves focus to a control, with its label in view. Opens what hides it first: a closed item of an
 * Accordion, another tab, a closed `<details>`.
 */
export function focusField(control: HTMLElement): void {
  revealAround(control);
  control.focus({ preventScroll: true });
  // A Combobox passes focus on. jsdom, in which many sites run their tests, does not scroll.
  const focused = (focusedBeside(control) ?? control) as HTMLElement;
  withLabel(focused).scrollIntoView?.({ block: 'nearest' });
}

/**
 * Where focus goes after a submit: to the first invalid field, else to the box with the outcome. If it
 * has moved meanwhile, to an error summary or by the user, it stays.
 *
 * @param before What had focus when the submit began.
 */
export function focusAfterSubmit(form: HTMLFormElement, before: Element | null): void {
  const now = focusedBeside(form);
  // Without focus, a document says its body, and a shadow root nothing.
  if (now !== before && (now?.localName ?? 'body') !== 'body') return;
  const invalid = firstInvalid(form);
  if (invalid) focusField(invalid);
  else form.querySelector<HTMLElement>('[data-form-status]')?.focus();
}

/**
 * The element that contains the control and its label; for a radio button or checkbox, its group.
 */
function withLabel(control: HTMLElement): Element {
  const { type, labels } = control as HTMLInputElement;
  let area: HTMLElement =
    (/^(radio|checkbox)$/.test(type) && control.closest('fieldset')) || labels?.[0] || control;
  while (area.parentElement && !area.contains(control)) area = area.parentElement;
  return area;
}

/**
 * The first control of a form that is marked `aria-invalid`, in page order. For a group, its first
 * enabled control.
 */
function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  const isInvalid = (element: Element) => element.matches('[aria-invalid="true"]:not(:disabled)');
  return enter([...form.elements, ...form.querySelectorAll('[aria-invalid]')].find(isInvalid));
}

/** For a group, returns its first enabled control. */
export function enter(found: Element | null | undefined): HTMLElement | null {
  const isGroup = found?.matches('fieldset, [role="group"], [role="radiogroup"]');
  const control = isGroup
    ? found?.querySelector(':is(input, select, textarea, button):enabled')
    : found;
  return (control ?? null) as HTMLElement | null;
}
