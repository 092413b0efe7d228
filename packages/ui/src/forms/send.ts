import { failure, LEAVING, type Answer } from './form-state.ts';
import type { SubmitContent, UseSubmitOptions } from './submission.ts';
import { ownAction, pass, type Submitter } from './submitter.ts';

/** A form's targets, answer and words. */
export interface Destination<Values extends object> extends Pick<
  UseSubmitOptions<Values>,
  'onSubmit' | 'action' | 'result'
> {
  words: SubmitContent;
}

/**
 * Sends valid values to `onSubmit`, an action or a URL, and returns the answer. The button's own
 * target comes first.
 */
export async function send<Values extends object>(
  values: Values,
  element: HTMLFormElement,
  submitter: Submitter | null,
  destination: () => Destination<Values>,
): Promise<Answer> {
  const { onSubmit, action, words } = destination();
  const own = ownAction(submitter);
  if (onSubmit && !own)
    try {
      return await onSubmit(values);
    } catch (error) {
      console.error(error);
      const { message } = (error ?? {}) as Partial<Error>;
      return failure(words, message || words.unknownError);
    }
  if ((own ?? typeof action) === 'function') return act(element, submitter, destination);
  pass(element, submitter);
  const target = submitter?.getAttribute('formtarget') ?? element.getAttribute('target') ?? '';
  const isNavigating = (own ?? action) !== undefined && /^(_self|_parent|_top)?$/i.test(target);
  return isNavigating ? LEAVING : null;
}

/**
 * Lets React run an action, which ends with a `reset` event. Cancels that event, because the answer
 * decides whether the form is emptied.
 */
const act = async (
  element: HTMLFormElement,
  submitter: Submitter | null,
  destination: () => Destination<never>,
): Promise<Answer> => {
  // A button's action may put its answer elsewhere.
  const before = ownAction(submitter) && destination().result;
  return new Promise((resolve) => {
    const answerInstead = (event: Event) => {
      event.preventDefault();
      setTimeout(() => {
        const { result } = destination();
        resolve(result === before ? null : result);
      });
    };
    element.addEventListener('reset', answerInstead, { once: true });
    pass(element, submitter);
  });
};
