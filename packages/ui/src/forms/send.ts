import { failure, LEAVING, type Answer } from './form-state.ts';
import type { SubmitContent, UseSubmitOptions } from './submission.ts';
import { ownAction, submitNatively, type Submitter } from './submitter.ts';

/** The current options of a form, and its words. */
export type FormOptions<Values extends object> = UseSubmitOptions<Values> & {
  words: SubmitContent;
};

/**
 * Sends valid values to `onSubmit`, an action or a URL, and returns the answer. The button's own
 * target comes first.
 */
export async function send<Values extends object>(
  values: Values,
  element: HTMLFormElement,
  submitter: Submitter | null,
  current: () => FormOptions<Values>,
): Promise<Answer> {
  const { onSubmit, action, words } = current();
  const own = ownAction(submitter);
  if (onSubmit && !own)
    try {
      return await onSubmit(values);
    } catch (error) {
      console.error(error);
      const { message } = (error ?? {}) as Partial<Error>;
      return failure(words, message || words.unknownError);
    }
  const isFunction = own ? own === 'function' : typeof action === 'function';
  if (isFunction) return act(element, submitter, () => current().result);
  await submitNatively(element, submitter);
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
  result: () => Answer,
): Promise<Answer> => {
  // If a button's action leaves `result` as it was, its answer is elsewhere.
  const before = ownAction(submitter) ? result() : undefined;
  return new Promise((resolve) => {
    const onReset = (event: Event) => {
      event.preventDefault();
      setTimeout(() => {
        const answer = result();
        resolve(answer === before ? null : answer);
      });
    };
    element.addEventListener('reset', onReset, { once: true });
    void submitNatively(element, submitter);
  });
};
