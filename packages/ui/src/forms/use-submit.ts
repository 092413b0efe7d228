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

/** The part of Standard Schema (https://standardschema.dev) that validation needs; zod has it. */
export interface Schema<Values> {
  '~standard': {
    validate: (value: unknown) => Verdict<Values> | Promise<Verdict<Values>>;
  };
}

type Verdict<Values> =
  | { value: Values; issues?: undefined }
  | { issues: readonly { message: string; path?: readonly unknown[] | undefined }[] };

type Name<Values> = keyof Values & string;

/** The words that a form has for what becomes of its submit. Plain data. */
export interface SubmitContent {
  /**
   * What to say when `onSubmit` throws: `{message}` is the message of the exception, or
   * `unknownError` where it has none.
   */
  unexpected: string;
  /** Stands for the message of an exception that has none. */
  unknownError: string;
  /**
   * What to say after a success that brings no message of its own. Without it the form stays busy:
   * the site is about to replace it.
   */
  success?: string;
}

export interface UseSubmitOptions<Values extends object> {
  /** Makes the schema once there is something to validate. What it puts out is what gets sent. */
  schema: () => Schema<Values>;
  /** The names of all fields, in the order of the form. */
  names: readonly Name<Values>[];
  defaultValues?: Partial<Values> | undefined;
  /** Fields to look at again when another changes: `{ password: ['confirmPassword'] }`. */
  dependents?: Partial<Record<Name<Values>, Name<Values>[]>>;
  onSubmit: (values: Values) => Promise<FormResult<Values>>;
  content: SubmitContent;
}

type Outcome = Exclude<FormResult<never>, { status: 'invalid' }>;

/** How a submit stands: what the frame of a form shows of it. */
export interface Submission {
  /** True while sending, and after a success without a message. For the submit button. */
  busy: boolean;
  /** Numbers the attempts: the `key` of the status, so that each is announced anew. */
  attempt: number;
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

/** What one types into or chooses with. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface SubmissionOf<Values> extends Submission {
  /**
   * Props of the field of this name: TextField, PasswordField, TextArea, RadioGroup. It keeps its own
   * value: react-hook-form's `ref` would undo a radio button chosen before the script was ready.
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
  /** A field failed. */
  invalid: boolean;
  /** The focus cannot tell its error, as it was in that field all along. */
  untold: boolean;
}

/**
 * The logic of a form: validate, send once, say what became of it, put the focus where one goes on.
 *
 * - Nothing is sent unless every field passes. From then on errors follow the typing.
 * - Form puts the focus on the first invalid field; without one it goes to the message. Either is
 *   read out on focus, so the box that repeats the errors is no live region; except when the focus
 *   was in the invalid field all along and would say nothing.
 * - What was typed stays, unless a success with a message invites a new entry.
 * - After a success without a message the form stays busy: the site is about to replace it. Whoever
 *   comes back to it through the browser's history can use it again.
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
    resolver: async (values) => resolve(await schema()['~standard'].validate(values)),
    shouldFocusError: false,
  });
  const { isSubmitted, isSubmitting } = formState;

  const errors = names.flatMap((name) => {
    const message = formState.errors[name]?.message;
    return typeof message === 'string' ? [{ name, message }] : [];
  });
  const busy = isSubmitting || isLeaving(outcome);

  // In the commit that shows the message: whoever goes on typing at once is not interrupted.
  useLayoutEffect(() => {
    if (attempt.count > 0 && !attempt.invalid) statusRef.current?.focus();
  }, [attempt]);

  // From the back/forward cache the page comes as it was left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOutcome((last) => (isLeaving(last) ? null : last));
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const failure = (error: unknown) => {
    const reason = (error instanceof Error && error.message) || content.unknownError;
    return {
      status: 'error',
      message: content.unexpected.replace('{message}', () => reason),
    } as const;
  };

  const send = async (values: Values): Promise<FormResult<Values>> => {
    try {
      const result = await onSubmit(values);
      const { success } = content;
      if (result.status !== 'success' || !success) return result;
      return { status: 'success', message: result.message ?? success };
    } catch (error) {
      console.error(error);
      return failure(error);
    }
  };

  const submit = async (form: HTMLFormElement) => {
    if (busy) return;
    const focused = document.activeElement?.getAttribute('name');
    setOutcome(null);
    // The page knows best: a field may have been filled before the script came, or without an event.
    const data = new FormData(form);
    for (const name of names) setValue<string>(name, data.get(name));

    let done = false;
    let firstInvalid: string | undefined;
    await handleSubmit(
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
        if (!firstInvalid) setOutcome(failure(undefined));
      },
      (invalid) => void (firstInvalid = names.find((name) => invalid[name])),
    )();
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
    submit: ({ currentTarget }) => submit(currentTarget),
    field: (name) => ({
      name,
      error: errors.find((error) => error.name === name)?.message,
      readOnly: busy,
      onChange: ({ target }) => {
        setValue<string>(name, target.value);
        if (isSubmitted) void trigger([name, ...(dependents[name] ?? [])]);
      },
    }),
    status: { ref: statusRef, errors, outcome, live: liveRole(outcome, attempt.untold) },
  };
}

/** Done, and nothing to say: the site goes on. */
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
