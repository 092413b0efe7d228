import { get, set, type FieldErrors } from 'react-hook-form';
import type { FieldProblem } from './ErrorSummary/ErrorList.tsx';
import { fill } from '../lib/fill.ts';
import type { FormResult } from './form-result.ts';
import type { SubmitContent } from './submission.ts';

/** The answer of `onSubmit` or an action. */
export type Answer = FormResult<never> | null | undefined;

/** An answer about the whole form. A success without a message: the site shows another page. */
export type Outcome = Exclude<FormResult<never>, { status: 'invalid' }>;

/** Returns the outcome of an unexpected error. */
export const failure = (words: SubmitContent, reason: string): Outcome => ({
  status: 'error',
  message: fill(words.unexpected, { message: reason }),
});

/** Returns what an answer says about the whole form. */
export function outcomeOf(answer: Answer, words: SubmitContent): Outcome | null {
  if (answer?.status === 'success')
    return { ...answer, message: answer.message ?? words.success ?? '' };
  if (answer?.status !== 'invalid') return answer ?? null;
  return errorsOf(answer) ? null : failure(words, words.unknownError);
}

/** Returns what an answer says about fields, as react-hook-form keeps errors. */
export function errorsOf(answer: Answer): FieldErrors | undefined {
  if (answer?.status !== 'invalid') return undefined;
  const messages = Object.entries<string>(answer.fields).filter(([, message]) => message);
  const errors: FieldErrors = {};
  for (const [name, message] of messages) set(errors, name || 'root', { type: 'service', message });
  return messages.length > 0 ? errors : undefined;
}

/** Returns the first message in errors, which are nested like values. */
export function messageOf(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const { message } = errors as { message?: unknown };
  if (typeof message === 'string') return message;
  return Object.values(errors)
    .map(messageOf)
    .find((inner) => inner !== undefined);
}

/** Lists errors in the order of the form's controls, if it has been sent. */
export function problemsIn(errors: FieldErrors, form?: HTMLFormElement): FieldProblem[] {
  const controls = [...((form?.elements ?? []) as Iterable<HTMLInputElement>)];
  const names = new Set(controls.map(({ name }) => name).filter(Boolean));
  const others = Object.keys(errors).filter(
    (key) => ![...names].some((name) => name.split('.')[0] === key),
  );
  return [...names, ...others].flatMap((name): FieldProblem[] => {
    const message = messageOf(get(errors, name));
    if (message === undefined) return [];
    return [name === 'root' ? { message } : { name, message }];
  });
}
