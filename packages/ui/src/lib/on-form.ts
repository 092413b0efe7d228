/** A control, or a group of them, that can belong to a form. */
export type FormControl = HTMLElement & { readonly form: HTMLFormElement | null };

/**
 * Listens to an event of the form that a control belongs to by the time it happens: the form may
 * come later, or be elsewhere on the page (`form="id"`).
 *
 * @returns How to stop.
 */
export function onForm<Type extends 'formdata' | 'reset' | 'submit'>(
  control: FormControl,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): () => void {
  const root = control.getRootNode();
  const hear = (event: Event) => {
    if (event.target === control.form) listener(event as HTMLElementEventMap[Type]);
  };
  root.addEventListener(type, hear, true);
  return () => root.removeEventListener(type, hear, true);
}
