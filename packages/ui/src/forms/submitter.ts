/** The button that sent a form. Its own attributes override the form's. */
export type Submitter = HTMLButtonElement | HTMLInputElement;

/** Returns the button that caused a submit, or `null` if a script did. */
export const submitterOf = ({ nativeEvent }: { nativeEvent?: Event }) =>
  ((nativeEvent as SubmitEvent | undefined)?.submitter ?? null) as Submitter | null;

/** Returns the kind of a button's `formAction`, if it has one. */
export function ownAction(submitter: Submitter | null): 'url' | 'function' | undefined {
  const url = submitter?.getAttribute('formaction');
  if (!url) return undefined;
  // For a function, React writes a script that throws.
  return url.startsWith('javascript:') ? 'function' : 'url';
}

/** The forms whose next `submit` event is left to the browser and to React. */
const native = new WeakSet<HTMLFormElement>();

/** Whether a form's submit has been checked and is left to the browser and to React. */
export const isNative = (form: HTMLFormElement) => native.has(form);

/** Submits a form as the button would without listeners, after the event that is being handled. */
export async function submitNatively(
  form: HTMLFormElement,
  submitter: Submitter | null,
): Promise<void> {
  // While a `submit` event is dispatched, the browser ignores another submit of the same form
  // (HTML, form submission algorithm), and promises resolve between two listeners of one event.
  await new Promise((resolve) => setTimeout(resolve));
  // A button that React has replaced meanwhile cannot submit.
  const sender = submitter?.form === form ? submitter : null;
  const isDisabled = sender?.disabled;
  native.add(form);
  // A disabled button's value would not be sent.
  if (isDisabled) sender.disabled = false;
  form.requestSubmit(sender);
  if (isDisabled) sender.disabled = true;
  native.delete(form);
}
