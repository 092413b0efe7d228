import { fill } from '../lib/fill.ts';
import type { FieldProblem } from './ErrorSummary/ErrorList.tsx';
import type { Messages } from './field-errors.ts';
import type { FormResult } from './form-result.ts';
import type { SubmitContent } from './submission.ts';

/** The answer of `onSubmit` or an action. */
export type Answer = FormResult<never> | null | undefined;

/** An answer about the whole form. */
export type Outcome = Exclude<FormResult<never>, { status: 'invalid' }>;

/**
 * All that a form shows and announces. The controls on the page keep the values, and
 * react-hook-form decides on the errors.
 */
export interface FormState {
  /** The errors, in form order. */
  errors: FieldProblem[];
  /** Whether a submit has failed since the last success. */
  hasFailed: boolean;
  isValidating: boolean;
  isSubmitting: boolean;
  /** Number of submits that have ended. */
  attempt: number;
  /** The outcome of the last submit. */
  outcome: Outcome | null;
  /** An error whose field does not get focus. */
  spoken: string;
  /** Whether the last submit left focus in an invalid field, so focus announces nothing. */
  isFocusKept: boolean;
}

/**
 * Returns the state of a form before its first submit by script. The server may have answered
 * already.
 */
export const initialState = (result: Answer, words: SubmitContent): FormState => ({
  errors: errorsOf(fieldMessagesOf(result)),
  hasFailed: false,
  isValidating: false,
  isSubmitting: false,
  attempt: 0,
  outcome: outcomeOf(result, words),
  spoken: '',
  isFocusKept: false,
});

/** Returns how the box with the outcome is announced. */
export function liveOf({ outcome, errors, isFocusKept }: FormState) {
  if (outcome?.status === 'success') return 'status';
  const isAboutForm = errors.some(({ name }) => name === undefined);
  // Otherwise focus moves to an invalid field, which is read then.
  return outcome || isFocusKept || isAboutForm ? 'alert' : undefined;
}

/** A success without a message: the site is about to show another page. */
export const LEAVING: Outcome = { status: 'success', message: '' };

export const isLeaving = (outcome: Outcome | null) =>
  outcome?.status === 'success' && !outcome.message;

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
  return Object.keys(fieldMessagesOf(answer)).length > 0
    ? null
    : failure(words, words.unknownError);
}

/** Returns what an answer says about fields. */
export const fieldMessagesOf = (answer: Answer): Messages =>
  answer?.status === 'invalid'
    ? Object.fromEntries(Object.entries<string>(answer.fields).filter(([, message]) => message))
    : {};

/** Returns the errors of the fields, then the error of the whole form. */
const errorsOf = ({ '': whole, ...fields }: Messages): FieldProblem[] => [
  ...Object.entries(fields).map(([name, message]) => ({ name, message })),
  ...(whole ? [{ message: whole }] : []),
];
