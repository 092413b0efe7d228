/**
 * The states of every form. A form describes its fields and gets its stories from here. Props seed the
 * stories in `shown`, as a server renders the answer to a submit, because docs run no play functions;
 * `tested` are the ways into these states. Each form is sent with a mistake at first; what all forms
 * have in common is tested in SignUpForm.
 */
import { shownStates } from './form-states/shown.ts';
import { testedStates } from './form-states/tested.ts';
import type { TestedForm } from './form-states/tested-form.ts';

/** Never settles, like a pending request. */
export const pending = () => new Promise<never>(() => {});

/** The stories of a form. */
export const formStates = (form: TestedForm) => ({
  shown: shownStates(form),
  tested: testedStates(form),
});
