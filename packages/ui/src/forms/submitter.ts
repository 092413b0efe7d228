/** The button that sent a form. What it says about the data and its way comes before the form's own. */
export type Submitter = HTMLButtonElement | HTMLInputElement;

/** The button that led to a submit, or `null` if a script did. */
export const submitterOf = ({ nativeEvent }: { nativeEvent?: Event }) =>
  ((nativeEvent as SubmitEvent | undefined)?.submitter ?? null) as Submitter | null;

/** What a button's `formAction` is, if it has one. */
export function ownAction(submitter: Submitter | null): 'url' | 'function' | undefined {
  const url = submitter?.getAttribute('formaction');
  if (!url) return undefined;
  // React keeps the function to itself, and writes a script that throws.
  return url.startsWith('javascript:') ? 'function' : 'url';
}

/** The forms whose next `submit` event is left to the browser and to React. */
const passing = new WeakSet<HTMLFormElement>();

/** Whether a submit has been checked, and goes its way. */
export const isPassing = (form: HTMLFormElement) => passing.has(form);

/** Submits a form as the button would have if nobody had listened. */
export function pass(form: HTMLFormElement, submitter: Submitter | null): void {
  const sender = submitter?.form === form ? submitter : null;
  const isDisabled = sender?.disabled;
  passing.add(form);
  // A disabled button's value would not be sent.
  if (isDisabled) sender.disabled = false;
  form.requestSubmit(sender);
  if (isDisabled) sender.disabled = true;
  passing.delete(form);
}
