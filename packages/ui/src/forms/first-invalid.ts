/**
 * The first control of a form that is marked `aria-invalid`, in the order of the page. A group of
 * radio buttons is entered by its first one that can be chosen.
 */
export function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
  return invalid instanceof HTMLFieldSetElement ? invalid.querySelector('input:enabled') : invalid;
}
