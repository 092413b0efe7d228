'use client';
import { useEffect, useReducer, useState, type FocusEvent, type FormEvent } from 'react';
import { focusedBeside } from '../lib/focused.ts';
import { useWords } from '../lib/words.ts';
import { pathOf, valueAt } from './field-path.ts';
import { formWords } from './Form/Form.words.ts';
import { failure, initialState, isLeaving, liveOf, type FormState } from './form-state.ts';
import type { Control } from './read-form.ts';
import { schemaOf } from './schema.ts';
import type { SubmissionOf, SubmitLike, UseSubmitOptions } from './submission.ts';
import { isNative, submitterOf } from './submitter.ts';
import { useValidation } from './use-validation.ts';

/**
 * Runs a form: validates, submits once, reports the outcome, and moves focus to where the user
 * continues. The values come from the page, so it works with every control that has a `name`, the
 * kit's or not; see `readForm` for what becomes a number, a list, a boolean or a file. The
 * validation, react-hook-form included, is downloaded when the form is first used.
 *
 * - Nothing is sent unless every field is valid or the pressed button has `formNoValidate`.
 * - The pressed button counts: its `name` and `value` are among the values, and its `formAction`
 *   replaces `onSubmit` and `action`.
 * - A field with a wrong value shows its error when the user leaves it, and while the user corrects
 *   it. A field left empty shows no error yet. After a failed submit, all errors update while the
 *   user types.
 * - Form moves focus to the first invalid field, or to the message if all fields are valid. Screen
 *   readers read a field on focus, so a box that only repeats field errors is a live region only
 *   if focus was already in that field.
 * - The input stays, unless a success with a message invites a new entry.
 * - After a success without a message, the form stays busy, because the site is about to replace
 *   it. The form works again when the browser restores the page from its back/forward cache.
 */
export function useSubmit<Values extends object>(
  options: UseSubmitOptions<Values>,
): SubmissionOf<Values> {
  const { schema, action, method, result, defaultValues, content } = options;
  const words = useWords('Form', formWords, content);
  const [state, show] = useReducer(merge, null, () => initialState(result, words));
  const { errors, hasFailed, attempt, outcome } = state;
  const leaving = isLeaving(outcome);
  const busy = state.isSubmitting || leaving;
  /** Whether a submit has failed. From then on, every error is shown as the user types. */
  const strict = hasFailed || (result ? result.status !== 'success' : false);

  /** The names that `field` was called with, whose controls show their error. */
  const [shown] = useState(() => new Set<string>());

  const load = useValidation({ ...options, words }, show);
  // If a download fails, the next submit tries again and reports the failure.
  const ignoreFailure = (task: Promise<unknown>) => void task.catch(() => {});

  useEffect(() => {
    if (!leaving) return undefined;
    // The back/forward cache restores the page as the user left it.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) show({ outcome: null });
    };
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, [leaving]);

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (!isOwn(event) || busy) return;
    // Nothing to validate until an error is shown or awaited.
    if (!strict && !state.isValidating && errors.length === 0) return;
    const { target, currentTarget } = event;
    ignoreFailure(
      load().then(({ change }) => change(currentTarget, pathOf(target as Element), strict)),
    );
  };

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    const name = pathOf(target);
    if (!name || !isOwn(event) || strict || busy) return;
    // The window has lost focus, not the field.
    if (focusedBeside(currentTarget) === (target as Element)) return;
    ignoreFailure(load().then(({ leave }) => leave(currentTarget, name)));
  };

  const onSubmit = async (event: SubmitLike) => {
    const element = event.currentTarget;
    if (isNative(element)) return;
    event.preventDefault();
    // Form itself ignores a submit while another one runs.
    if (leaving) return;
    const submitter = submitterOf(event);
    const focused = pathOf(focusedBeside(element));
    show({ isSubmitting: true, outcome: null });
    let end: Partial<FormState>;
    try {
      end = await (await load()).submit(element, submitter, focused);
    } catch (error) {
      // A part could not be downloaded. The next submit tries again.
      console.error(error);
      end = { outcome: failure(words, words.notLoaded), isFocusKept: false, spoken: '' };
    }
    show({ ...end, attempt: attempt + 1, isSubmitting: false });
  };

  const field = (name: string) => {
    shown.add(name);
    const initial = valueAt(defaultValues, name);
    return {
      name,
      error: errors.find((error) => error.name === name)?.message,
      readOnly: busy,
      ...(initial !== undefined && {
        [typeof initial === 'boolean' ? 'defaultChecked' : 'defaultValue']: initial,
      }),
    };
  };

  const onFirstInteraction = () => {
    ignoreFailure(Promise.all([load(), schemaOf(schema)]));
    options.onFirstInteraction?.();
  };
  return {
    busy,
    attempt,
    form: { action, method, onSubmit, onFirstInteraction, onChange, onBlur },
    field,
    isShown: (name) => shown.has(name),
    status: { errors: strict ? errors : [], outcome, live: liveOf(state) },
    spoken: state.spoken,
  };
}

const merge = (state: FormState, change: Partial<FormState>) => ({ ...state, ...change });

/** Whether an event is of this form. React also bubbles those of a dialog opened from it. */
const isOwn = ({ target, currentTarget }: FormEvent<HTMLFormElement>) =>
  (target as unknown as Control).form === currentTarget;
