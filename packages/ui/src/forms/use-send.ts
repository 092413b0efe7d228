'use client';
import { useEffect, useRef, useTransition } from 'react';
import { failure, type Answer } from './answer.ts';
import type { SubmitContent, UseSubmitOptions } from './submission.ts';

/** A submit that is running or has ended. */
export interface Attempt {
  form: HTMLFormElement;
  /** The button that was pressed. */
  submitter: HTMLButtonElement | HTMLInputElement | null;
  /** The form's data when it began. */
  data: FormData;
  /** What had focus when it began. */
  focused: Element | null;
}

/**
 * Returns a function that sends valid values to `onSubmit`, or the form's data to an action or a
 * URL. It resolves with the answer, or with `undefined` if an action gives it as `result`.
 */
export function useSend<Values extends object>(
  { onSubmit, action }: UseSubmitOptions<Values>,
  words: SubmitContent,
) {
  const [isActing, startAction] = useTransition();
  const settle = useRef<() => void>(null);
  useEffect(() => {
    if (!isActing) settle.current?.();
  }, [isActing]);

  return async (values: Values, { form, submitter, data }: Attempt): Promise<Answer> => {
    if (onSubmit)
      try {
        return await onSubmit(values);
      } catch (error) {
        console.error(error);
        const { message } = (error ?? {}) as Partial<Error>;
        return failure(words, message || words.unknownError);
      }
    if (typeof action === 'function')
      return new Promise<undefined>((resolve) => {
        settle.current = () => resolve(undefined);
        startAction(async () => {
          await action(data);
        });
      });
    // `submit()` fires no event and knows no button.
    const pressed = form.appendChild(form.ownerDocument.createElement('input'));
    Object.assign(pressed, { type: 'hidden', name: submitter?.name, value: submitter?.value });
    form.submit();
    pressed.remove();
    const isLeft = action !== undefined && /^(_self|_parent|_top)?$/i.test(form.target);
    return isLeft ? { status: 'success', message: '' } : null;
  };
}
