/** A control, or a group of them, that can belong to a form. */
export type FormControl = HTMLElement & { readonly form: HTMLFormElement | null };

/**
 * Listens to an event of the form that a control belongs to by the time it happens: the form may
 * come later, or be elsewhere on the page (`form="id"`).
 *
 * @param signal Ends it.
 */
export function onForm<Type extends 'formdata' | 'reset' | 'submit'>(
  control: FormControl,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
  signal: AbortSignal,
): void {
  const listen = (event: Event) => {
    if (event.target === control.form) listener(event as HTMLElementEventMap[Type]);
  };
  control.getRootNode().addEventListener(type, listen, { capture: true, signal });
}
