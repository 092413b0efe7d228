'use client';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { get, useForm, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { focusedBeside } from '../lib/focused.ts';
import { useWords } from '../lib/words.ts';
import { errorsOf, failure, outcomeOf, problemsIn, type Outcome } from './answer.ts';
import type { FieldProblem } from './ErrorSummary/ErrorList.tsx';
import { focusAfterSubmit } from './focus-field.ts';
import { formWords } from './Form/Form.words.ts';
import { schemaOf, type SchemaSource } from './schema.ts';
import type { SubmissionOf, SubmitContent, SubmitEvent, UseSubmitOptions } from './submission.ts';
import { useFields } from './use-fields.ts';
import { useSend, type Attempt } from './use-send.ts';

/**
 * Runs a form with react-hook-form: validates, submits once, reports the outcome, and moves focus to
 * where the user continues: the first invalid field, or the message.
 *
 * - Nothing is sent unless every field is valid or the pressed button has `formNoValidate`. Its
 *   `name` and `value` are among the values. If it has a `formAction`, the browser or React sends
 *   the form there.
 * - A field with a wrong value shows its error when the user leaves it, and while the user corrects
 *   it. A field left empty shows no error yet. After a failed submit, each field is validated while
 *   the user types.
 * - The input stays, unless a success with a message invites a new entry.
 * - After a success without a message, the form stays busy, because the site is about to replace
 *   it. The form works again when the browser restores the page from its back/forward cache.
 *
 * @see https://react-hook-form.com/docs/useform
 */
export function useSubmit<Values extends object>(
  options: UseSubmitOptions<Values>,
): SubmissionOf<Values> {
  const { action, method, result, content } = options;
  const words = useWords('Form', formWords, content);
  const running = useRef<Attempt>(null);
  const form = useSchemaForm(options, running);
  const { errors, isSubmitted, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useOutcome(options, form, words);
  const [last, end] = useEnd();
  const isLeft = outcome?.status === 'success' && !outcome.message;
  const busy = isSubmitting || isLeft;
  const fields = useFields<Values>(form, options.defaultValues, busy);
  const send = useSend(options, words);

  const onSubmit = async (event: SubmitEvent) => {
    const attempt = attemptOf(event);
    if (attempt.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (running.current || isLeft) return;
    running.current = attempt;
    setOutcome(null);
    fields.speak('');
    try {
      await form.handleSubmit(async (values) => {
        const answer = await send(values as Values, attempt);
        // An action gives its answer as `result`.
        if (answer === undefined) return;
        for (const [name, error] of Object.entries(errorsOf(answer) ?? {}))
          form.setError(name, error as object);
        setOutcome(outcomeOf(answer, words));
      })();
    } catch (error) {
      // The schema could not be downloaded. The next submit tries again.
      console.error(error);
      setOutcome(failure(words, words.notLoaded));
    }
    running.current = null;
    end(attempt);
  };

  const isStrict = isSubmitted || (result ? result.status !== 'success' : false);
  const listed = isStrict ? problemsIn(errors, last.attempt?.form) : [];
  const kept = keptError(listed, last.attempt);
  return {
    busy,
    attempt: last.number,
    form: {
      action,
      method,
      onSubmit,
      onFirstInteraction: () => prepare(options),
    },
    field: fields.field,
    controlled: fields.controlled,
    isShown: (name) => fields.shown.has(name),
    status: { errors: listed, outcome, live: liveOf(outcome, listed, kept) },
    spoken: fields.spoken || (kept?.message ?? ''),
  };
}

/** Downloads the schema. If that fails, the next submit tries again and reports the failure. */
function prepare<Values extends object>({
  schema,
  onFirstInteraction,
}: UseSubmitOptions<Values>): void {
  download(schema).catch(() => {});
  onFirstInteraction?.();
}

/** Returns the first error if its field had the focus, so that no screen reader reads it on focus. */
const keptError = ([first]: FieldProblem[], attempt: Attempt | null) =>
  first?.name !== undefined && first.name === attempt?.focused?.getAttribute('name')
    ? first
    : undefined;

/** Returns how the box with the outcome is announced. */
function liveOf(outcome: Outcome | null, errors: FieldProblem[], kept: FieldProblem | undefined) {
  if (outcome?.status === 'success') return 'status';
  const isAboutForm = errors.some(({ name }) => name === undefined);
  return outcome || kept || isAboutForm ? 'alert' : undefined;
}

interface Ended {
  attempt: Attempt | null;
  /** How many have ended. */
  number: number;
}

/** Keeps the last attempt, and moves focus when it has ended. */
function useEnd() {
  const [last, end] = useReducer(
    (before: Ended, attempt: Attempt) => ({ attempt, number: before.number + 1 }),
    { attempt: null, number: 0 },
  );
  // In the commit that shows the outcome, so that a user who keeps typing is not interrupted later.
  useLayoutEffect(() => {
    if (last.attempt) focusAfterSubmit(last.attempt.form, last.attempt.focused);
  }, [last]);
  return [last, end] as const;
}

function attemptOf({ currentTarget: form, nativeEvent }: SubmitEvent): Attempt {
  const submitter =
    (nativeEvent as { submitter?: Attempt['submitter'] | undefined }).submitter ?? null;
  return { form, submitter, data: new FormData(form, submitter), focused: focusedBeside(form) };
}

/** Downloads what validation needs, when the form is first used. */
async function download<Values>(schema: SchemaSource<Values>) {
  return Promise.all([import('@hookform/resolvers/standard-schema'), schemaOf(schema)]);
}

/** Returns react-hook-form's methods for a form with any Standard Schema. */
function useSchemaForm<Values extends object>(
  { schema, defaultValues, result }: UseSubmitOptions<Values>,
  running: { current: Attempt | null },
) {
  const resolver: Resolver = async (values, context, options) => {
    const { name, value, formNoValidate = false } = running.current?.submitter ?? {};
    const all = name ? { ...values, [name]: value } : values;
    if (formNoValidate) return { values: all, errors: {} };
    const [{ standardSchemaResolver }, own] = await download(schema);
    return standardSchemaResolver<FieldValues, unknown, FieldValues>(
      own as never, // its type requires the standard's whole interface
    )(all, context, options);
  };
  const form = useForm({
    resolver,
    defaultValues: defaultValues as FieldValues,
    errors: useMemo(() => errorsOf(result), [result]),
    // `focusAfterSubmit` also opens the Accordion or the tab that hides a field.
    shouldFocusError: false,
  });
  useLaterDefaults(form, defaultValues);
  return form;
}

/**
 * Passes on initial values that are set later, such as from a part of the URL that the server does
 * not see, to the fields that nobody has changed.
 */
function useLaterDefaults(
  { formState, setValue, resetDefaultValues }: UseFormReturn,
  defaultValues: object | undefined,
) {
  const { dirtyFields } = formState;
  const written = JSON.stringify(defaultValues);
  const before = useRef(written);
  // Before a success empties the form, which then has the new values.
  useLayoutEffect(() => {
    if (!defaultValues || written === before.current) return;
    before.current = written;
    for (const [name, value] of Object.entries(defaultValues))
      if (!get(dirtyFields, name)) setValue(name, value);
    resetDefaultValues(defaultValues, { keepDirty: true });
  });
}

/** Keeps the outcome of the last submit. Empties the form after a success with a message. */
function useOutcome<Values extends object>(
  { result }: UseSubmitOptions<Values>,
  { reset }: UseFormReturn,
  words: SubmitContent,
) {
  const [outcome, setOutcome] = useState(() => outcomeOf(result, words));
  const [shownResult, showResult] = useState(result);
  if (result !== shownResult) {
    showResult(result);
    setOutcome(outcomeOf(result, words));
  }
  const isSuccess = outcome?.status === 'success';
  const isDone = isSuccess && outcome.message !== '';
  const wasDone = useRef(isDone);
  useLayoutEffect(() => {
    if (isDone && !wasDone.current) reset();
    wasDone.current = isDone;
  }, [isDone, reset]);

  useEffect(() => {
    if (!isSuccess || isDone) return undefined;
    // The back/forward cache restores the page as the user left it.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && setOutcome(null);
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, [isSuccess, isDone]);
  return [outcome, setOutcome] as const;
}
