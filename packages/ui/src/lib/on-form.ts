/** A control or a group of controls that can belong to a form. */
export type FormControl = HTMLElement & { readonly form: HTMLFormElement | null };

/**
 * Listens to an event of a control's form. It looks up the form when the event fires, because the
 * form may be added later or be elsewhere on the page (`form="id"`).
 *
 * @param signal Stops listening.
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
