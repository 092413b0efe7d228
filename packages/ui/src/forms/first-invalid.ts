/**
 * The first control of a form that is marked `aria-invalid`, in page order. For a radio group, its
 * first enabled radio button.
 */
export function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
  return invalid instanceof HTMLFieldSetElement ? invalid.querySelector('input:enabled') : invalid;
}
