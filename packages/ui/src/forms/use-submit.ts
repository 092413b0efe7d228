'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type RefObject,
} from 'react';
import { useForm, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { FormResult } from './form-result.ts';

/**
 * The part of Standard Schema (https://standardschema.dev) that validation needs. Zod implements
 * it.
 */
export interface Schema<Values> {
  '~standard': {
    validate: (value: unknown) => Verdict<Values> | Promise<Verdict<Values>>;
  };
}

type Verdict<Values> =
  | { value: Values; issues?: undefined }
  | { issues: readonly { message: string; path?: readonly unknown[] | undefined }[] };

type Name<Values> = keyof Values & string;

/** A form's messages about the outcome of a submit. Plain data. */
export interface SubmitContent {
  /**
   * Shown when `onSubmit` throws: `{message}` is replaced by the exception's message, or
   * `unknownError` if it has none.
   */
  unexpected: string;
  /** Used in place of the message of an exception that has none. */
  unknownError: string;
  /** Used in place of that message when the form's validation could not be downloaded. */
  notLoaded: string;
  /**
   * Shown after a success that returns no message. Without it the form stays busy, because the site
   * is about to replace it.
   */
  success?: string;
}

export interface UseSubmitOptions<Values extends object> {
  /**
   * Returns the schema, or a promise of it so that validation can be downloaded when the form is
   * first used. Its output is what gets submitted.
   */
  schema: () => Schema<Values> | Promise<Schema<Values>>;
  /** The names of all fields, in form order. */
  names: readonly Name<Values>[];
  defaultValues?: Partial<Values> | undefined;
  /** Fields to validate again when another changes: `{ password: ['confirmPassword'] }`. */
  dependents?: Partial<Record<Name<Values>, Name<Values>[]>>;
  onSubmit: (values: Values) => Promise<FormResult<Values>>;
  content: SubmitContent;
}

type Outcome = Exclude<FormResult<never>, { status: 'invalid' }>;

/** The state of a submit, as the frame of a form shows it. */
export interface Submission {
  /** True while submitting, and after a success without a message. For the submit button. */
  busy: boolean;
  /** Number of the attempt. Use it as the `key` of the status, so each attempt is announced. */
  attempt: number;
  /** For Form's `onFirstInteraction`: loads the schema, so that submitting does not wait for it. */
  prepare: () => void;
  /** For Form's `onSubmit`. */
  submit: (event: { currentTarget: HTMLFormElement }) => Promise<void>;
  /** Props of FormStatus. */
  status: {
    ref: RefObject<HTMLDivElement | null>;
    errors: { name: string; message: string }[];
    outcome: Outcome | null;
    live: 'alert' | 'status' | undefined;
  };
}

/** A control that the user types in or chooses with. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface SubmissionOf<Values> extends Submission {
  /**
   * Props of the field with this name: TextField, PasswordField, TextArea, RadioGroup. The field is
   * uncontrolled and gets no `ref`: `submit` reads its value from the page.
   */
  field: (name: Name<Values>) => {
    name: string;
    error: string | undefined;
    readOnly: boolean;
    onChange: (event: ChangeEvent<Control>) => void;
  };
}

interface Attempt {
  count: number;
  /** Whether a field failed. */
  invalid: boolean;
  /** Whether focus was already in that field, so moving it would not announce the error. */
  untold: boolean;
}

/**
 * The logic of a form: validate, submit once, report the outcome, and move focus to where the user
 * continues.
 *
 * - Nothing is sent unless every field is valid. After the first submit, errors update while the
 *   user types.
 * - Form moves focus to the first invalid field; if there is none, focus moves to the message.
 *   Either is read out on focus, so the box that repeats the errors is not a live region, except
 *   when focus was already in the invalid field and nothing would be announced.
 * - The input stays, unless a success with a message invites a new entry.
 * - After a success without a message the form stays busy, because the site is about to replace it.
 *   It works again when the browser restores the page from its back/forward cache.
 */
export function useSubmit<Values extends object>({
  schema,
  names,
  defaultValues,
  dependents = {},
  onSubmit,
  content,
}: UseSubmitOptions<Values>): SubmissionOf<Values> {
  const statusRef = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, invalid: false, untold: false });
  const { handleSubmit, setValue, trigger, setError, reset, formState } = useForm({
    defaultValues: defaultValues as FieldValues | undefined,
    resolver: async (values) => resolve(await (await schema())['~standard'].validate(values)),
    shouldFocusError: false,
  });
  const { isSubmitted, isSubmitting } = formState;

  const errors = names.flatMap((name) => {
    const message = formState.errors[name]?.message;
    return typeof message === 'string' ? [{ name, message }] : [];
  });
  const busy = isSubmitting || isLeaving(outcome);

  // In the commit that shows the message, so a user who goes on typing is not interrupted later.
  useLayoutEffect(() => {
    if (attempt.count > 0 && !attempt.invalid) statusRef.current?.focus();
  }, [attempt]);

  // The back/forward cache restores the page in the state in which it was left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOutcome((last) => (isLeaving(last) ? null : last));
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const failure = (reason: string) =>
    ({
      status: 'error',
      message: content.unexpected.replace('{message}', () => reason),
    }) as const;

  const send = async (values: Values): Promise<FormResult<Values>> => {
    try {
      const result = await onSubmit(values);
      const { success } = content;
      if (result.status !== 'success' || !success) return result;
      return { status: 'success', message: result.message ?? success };
    } catch (error) {
      console.error(error);
      return failure((error instanceof Error && error.message) || content.unknownError);
    }
  };

  const prepare = async () => {
    try {
      await schema();
    } catch {
      // Submitting tries again, and reports it.
    }
  };

  const submit = async (form: HTMLFormElement) => {
    if (busy) return;
    const focused = document.activeElement?.getAttribute('name');
    setOutcome(null);
    // Read the DOM: a field may have been filled before script loaded, or without an event.
    const data = new FormData(form);
    for (const name of names) setValue<string>(name, data.get(name));

    let done = false;
    let firstInvalid: string | undefined;
    const validateAndSend = handleSubmit(
      async (values) => {
        const result = await send(values as Values);
        if (result.status !== 'invalid') {
          setOutcome(result);
          done = result.status === 'success' && result.message !== undefined;
          return;
        }
        const blamed = names.filter((name) => result.fields[name]);
        for (const name of blamed)
          setError(name, { type: 'service', message: result.fields[name] });
        [firstInvalid] = blamed;
        if (!firstInvalid) setOutcome(failure(content.unknownError));
      },
      (invalid) => void (firstInvalid = names.find((name) => invalid[name])),
    );
    try {
      await validateAndSend();
    } catch (error) {
      // The schema could not be loaded. The next submit tries again.
      console.error(error);
      setOutcome(failure(content.notLoaded));
    }
    if (done) {
      form.reset();
      reset();
    }
    setAttempt(({ count }) => ({
      count: count + 1,
      invalid: firstInvalid !== undefined,
      untold: firstInvalid !== undefined && firstInvalid === focused,
    }));
  };

  return {
    busy,
    attempt: attempt.count,
    prepare: () => void prepare(),
    submit: ({ currentTarget }) => submit(currentTarget),
    field: (name) => ({
      name,
      error: errors.find((error) => error.name === name)?.message,
      readOnly: busy,
      onChange: ({ target }) => {
        setValue<string>(name, target.value);
        // If the schema still cannot be loaded, the next submit reports it.
        if (isSubmitted) trigger([name, ...(dependents[name] ?? [])]).catch(() => {});
      },
    }),
    status: { ref: statusRef, errors, outcome, live: liveRole(outcome, attempt.untold) },
  };
}

/** Success without a message: the site is about to navigate. */
const isLeaving = (outcome: Outcome | null) => outcome?.status === 'success' && !outcome.message;

const liveRole = (outcome: Outcome | null, untold: boolean): 'alert' | 'status' | undefined => {
  if (outcome?.status === 'success') return 'status';
  return outcome || untold ? 'alert' : undefined;
};

const resolve = <Values extends object>(verdict: Verdict<Values>) => {
  if (!verdict.issues) return { values: verdict.value, errors: {} };
  const errors: FieldErrors = {};
  for (const { path, message } of verdict.issues)
    errors[String(path?.[0])] ??= { type: 'schema', message };
  return { values: {}, errors };
};
