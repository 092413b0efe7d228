'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import { get, useForm, type FieldError, type FieldValues } from 'react-hook-form';
import { useWords } from '../lib/words.ts';
import type { FieldProblem } from './ErrorSummary/ErrorList.tsx';
import { fieldAt, ROOT, toErrors, type Messages } from './field-errors.ts';
import type { FieldPath, FieldValue } from './field-path.ts';
import type { FormAction } from './Form/Form.tsx';
import { formWords } from './Form/Form.words.ts';
import type { FormResult } from './form-result.ts';
import { readForm, type Control } from './read-form.ts';
import { fieldErrors, schemaOf, type SchemaSource } from './schema.ts';

/** A form's messages about the outcome of a submit. Plain data. */
export interface SubmitContent {
  /**
   * Shown when `onSubmit` throws: `{message}` is replaced by the exception's message, or
   * `unknownError` if it has none. @default 'Something went wrong: {message}'
   */
  unexpected: string;
  /** Used in place of the message of an exception that has none. @default 'Unknown error' */
  unknownError: string;
  /**
   * Used in place of that message when the form's validation could not be downloaded.
   * @default 'A part of this page did not load. Please check your connection, then try again.'
   */
  notLoaded: string;
  /**
   * Shown after a success that returns no message. Without it the form stays busy, because the site
   * is about to replace it. @default none
   */
  success?: string;
}

export interface UseSubmitOptions<Values extends object> {
  /**
   * Validates the values: any Standard Schema (zod, Valibot, ArkType), or a function that returns
   * one or downloads it when the form is first used. Its output is what gets submitted.
   */
  schema: SchemaSource<Values>;
  /** Called with valid values, once per submit. Its result is shown. */
  onSubmit?: ((values: Values) => Promise<FormResult<Values>>) | undefined;
  /**
   * Without `onSubmit`: takes the form's data once it is valid. A function, such as the one that
   * `useActionState` returns or a server action; or a URL.
   */
  action?: FormAction | undefined;
  /** How the browser sends the data to a URL. @default 'post' */
  method?: 'get' | 'post' | undefined;
  /** What `action` has answered: the state of `useActionState`, or what a server rendered. */
  result?: FormResult<Values> | null | undefined;
  /** Initial values, which `field` passes on. @default none */
  defaultValues?: Partial<Values> | undefined;
  /** Messages to replace; the others keep their default. */
  content?: Partial<SubmitContent> | undefined;
}

type Outcome = Exclude<FormResult<never>, { status: 'invalid' }>;

/** The state of a submit, as the frame of a form shows it. */
export interface Submission {
  /** True while submitting, and after a success without a message. For the submit button. */
  busy: boolean;
  /** Number of the attempt. Use it as the `key` of the status, so each attempt is announced. */
  attempt: number;
  /** Props of Form. */
  form: {
    action?: FormAction | undefined;
    method?: 'get' | 'post' | undefined;
    onSubmit: (event: SubmitLike) => Promise<void>;
    onFirstInteraction: () => void;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  /** Props of FormStatus; ErrorSummary takes its `errors`. */
  status: {
    ref: RefObject<HTMLDivElement | null>;
    /** What a submit found wrong, in form order. */
    errors: FieldProblem[];
    outcome: Outcome | null;
    live: 'alert' | 'status' | undefined;
  };
  /** An error that focus does not lead to. Announce it politely. */
  spoken: string;
}

/** The part of a submit event that is used. */
interface SubmitLike {
  currentTarget: HTMLFormElement;
  preventDefault: () => void;
}

/** What the control of a field takes, depending on the value. */
export type FieldBinding<Value = string> = {
  name: string;
  error: string | undefined;
  readOnly: boolean;
} & ([Value] extends [boolean | undefined]
  ? { defaultChecked?: boolean }
  : [Value] extends [string | number | readonly string[] | undefined]
    ? { defaultValue?: NonNullable<Value> }
    : unknown);

/** Returns the props of the field with a name. */
export type FieldOf<Values> = <Path extends FieldPath<Values>>(
  name: Path,
) => FieldBinding<FieldValue<Values, Path>>;

export interface SubmissionOf<Values> extends Submission {
  /**
   * Props of the field with this name, for any control of the kit. The field is uncontrolled and
   * gets no `ref`: its value is read from the page.
   */
  field: FieldOf<Values>;
}

/** How the last submit ended. */
interface End {
  /** Number of the attempt. */
  attempt: number;
  outcome: Outcome | null;
  /** Whether a field failed. */
  invalid: boolean;
  /** Whether focus was already in that field, so moving it would not announce the error. */
  untold: boolean;
}

/** The `type` of an error from the service, which stands until its field changes. */
const SERVICE = 'service';

/** What reading the page leaves as it is. */
const KEEP = {
  keepErrors: true,
  keepDefaultValues: true,
  keepIsSubmitted: true,
  keepIsValidating: true,
};

/** Success without a message: the site is about to navigate. */
const LEAVING: Outcome = { status: 'success' };
const isLeaving = (outcome: Outcome | null) => outcome?.status === 'success' && !outcome.message;

/**
 * The logic of a form: validate, submit once, report the outcome, and move focus to where the user
 * continues. react-hook-form holds values, errors and the state of the submit; the values come from
 * the page, and no field is registered. So it works with every control that has a `name`, the kit's or not; see `readForm` for
 * what becomes a number, a list, a boolean or a file.
 *
 * - Nothing is sent unless every field is valid.
 * - A field that was filled wrongly says so when it is left, and while it is mended; one left empty
 *   does not. After a failed submit, all errors update while the user types.
 * - Form moves focus to the first invalid field; if there is none, focus moves to the message.
 *   Either is read out on focus, so the box that repeats the errors is not a live region, except
 *   when focus was already in the invalid field and nothing would be announced.
 * - The input stays, unless a success with a message invites a new entry.
 * - After a success without a message the form stays busy, because the site is about to replace it.
 *   It works again when the browser restores the page from its back/forward cache.
 */
export function useSubmit<Values extends object>({
  schema,
  onSubmit,
  action,
  method,
  result,
  defaultValues,
  content,
}: UseSubmitOptions<Values>): SubmissionOf<Values> {
  const words = useWords('Form', formWords, content);
  const statusRef = useRef<HTMLDivElement>(null);
  const [acting, startTransition] = useTransition();
  /** Goes on with a submit once `action` has ended. */
  const goOn = useRef<((result: FormResult<Values> | null | undefined) => void) | null>(null);
  const pressed = useRef(false);
  /** The field that was left last, unless a submit has validated it since. */
  const lastLeft = useRef<string | null>(null);

  const failure = (reason: string): Outcome => ({
    status: 'error',
    message: words.unexpected.replace('{message}', () => reason),
  });

  const outcomeOf = (answer: FormResult<Values> | null | undefined): Outcome | null => {
    if (answer?.status === 'success') {
      const message = answer.message ?? words.success;
      return message === undefined ? LEAVING : { status: 'success', message };
    }
    if (answer?.status !== 'invalid') return answer ?? null;
    return Object.keys(rejectedBy(answer)).length > 0 ? null : failure(words.unknownError);
  };

  const [end, setEnd] = useState<End>(() => ({
    attempt: 0,
    outcome: outcomeOf(result),
    invalid: false,
    untold: false,
  }));
  const [spoken, setSpoken] = useState('');
  /** The fields, in form order. */
  const [names, setNames] = useState<readonly string[]>(() => Object.keys(rejectedBy(result)));
  /** The same for a validation, which does not wait for the next render. */
  const latest = useRef(names);
  const [rejected] = useState(() => toErrors(rejectedBy(result), names, SERVICE));

  const form = useForm({
    defaultValues: defaultValues as FieldValues | undefined,
    errors: rejected,
    shouldFocusError: false,
    resolver: async (values) => {
      const verdict = await (await schemaOf(schema))['~standard'].validate(values);
      return verdict.issues
        ? { values: {}, errors: toErrors(fieldErrors(verdict.issues), latest.current, 'schema') }
        : { values: verdict.value, errors: {} };
    },
  });
  const { errors, isSubmitting, isSubmitted, isValidating } = form.formState;
  const errorAt = (name: string) => get<object, FieldError | undefined>(errors, name)?.message;
  const problems = [...names, ROOT].flatMap((name): FieldProblem[] => {
    const message = errorAt(name);
    return message ? [name === ROOT ? { message } : { name, message }] : [];
  });
  const busy = isSubmitting || isLeaving(end.outcome);
  /** Whether a submit has failed: from then on, every error is shown as the user types. */
  const strict = isSubmitted || (result ? result.status !== 'success' : false);

  // In the commit that shows the message, so a user who goes on typing is not interrupted later.
  useLayoutEffect(() => {
    if (end.attempt > 0 && !end.invalid) statusRef.current?.focus();
  }, [end.attempt, end.invalid]);

  useEffect(() => {
    if (acting) return;
    goOn.current?.(result);
    goOn.current = null;
  }, [acting, result]);

  useEffect(() => {
    // The back/forward cache restores the page in the state in which it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted)
        setEnd((last) => (isLeaving(last.outcome) ? { ...last, outcome: null } : last));
    };
    const press = () => (pressed.current = true);
    const release = () => (pressed.current = false);
    addEventListener('pageshow', comeBack);
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pageshow', comeBack);
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);

  /** Takes over the values of the page. A validation that is under way no longer counts. */
  const read = (element: HTMLFormElement): readonly string[] => {
    const page = readForm(element);
    form.reset(page.values, KEEP);
    setNames((latest.current = page.names));
    return page.names;
  };

  /** Validates the fields whose errors are worth showing by now. */
  const recheck = async (left?: string) => {
    const due = [...latest.current, ROOT].filter((name) => {
      const { error, isValidating: pending } = form.getFieldState(name);
      return strict
        ? error?.type !== SERVICE
        : isFilled(form.getValues(name)) && (name === left || error || pending);
    });
    // If the schema cannot be loaded, submitting reports it.
    await form.trigger(due).catch(() => false);
    setSpoken((left && form.getFieldState(left).error?.message) || '');
  };

  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    // React also bubbles the events of a form in a dialog opened from this one; ignore them.
    const { name, form: owner } = target as unknown as Control;
    if (owner !== currentTarget || busy) return;
    if (!strict && !isValidating && problems.length === 0) return;
    read(currentTarget);
    const isRejected = form.getFieldState(name).error?.type === SERVICE;
    if (isRejected || (!strict && !isFilled(form.getValues(name)))) form.clearErrors(name);
    void recheck();
  };

  const onBlur = async ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const { name, form: owner } = target as unknown as Control;
    if (!name || owner !== currentTarget || strict || busy) return;
    // The window has lost focus, not the field.
    if (document.activeElement === (target as Element)) return;
    read(currentTarget);
    lastLeft.current = name;
    // An error that appears under the pointer would move what is being clicked.
    if (pressed.current)
      await new Promise<void>((resolve) => {
        addEventListener('pointerup', () => setTimeout(resolve), { once: true, capture: true });
      });
    if (lastLeft.current === name) await recheck(name);
  };

  /** Sends valid values, and returns the answer. */
  const send = async (
    values: Values,
    element: HTMLFormElement,
  ): Promise<FormResult<Values> | null | undefined> => {
    if (typeof action === 'function' && !onSubmit)
      return new Promise((resolve) => {
        goOn.current = resolve;
        startTransition(() => action(new FormData(element)));
      });
    if (!onSubmit) {
      HTMLFormElement.prototype.submit.call(element);
      return null;
    }
    try {
      return await onSubmit(values);
    } catch (error) {
      console.error(error);
      return failure((error instanceof Error && error.message) || words.unknownError);
    }
  };

  const submit = async (event: SubmitLike) => {
    const element = event.currentTarget;
    event.preventDefault();
    if (busy) return;
    const focused = document.activeElement?.getAttribute('name');
    lastLeft.current = null;
    const fields = read(element);
    setEnd((last) => ({ ...last, outcome: null }));

    const validateAndSend = form.handleSubmit(async (values) => {
      const answer = await send(values as Values, element);
      for (const [path, message] of Object.entries(rejectedBy(answer)))
        form.setError(fieldAt(path, fields), { type: SERVICE, message });
      // The browser is loading another page.
      return !onSubmit && typeof action === 'string' ? LEAVING : outcomeOf(answer);
    });
    let outcome: Outcome | null;
    try {
      outcome = (await validateAndSend()) ?? null;
    } catch (error) {
      // The schema could not be loaded. The next submit tries again.
      console.error(error);
      form.clearErrors();
      outcome = failure(words.notLoaded);
    }
    if (outcome?.status === 'success') {
      form.reset();
      if (outcome.message !== undefined) element.reset();
    }
    const first = fields.find((name) => form.getFieldState(name).error);
    const isFocused = first !== undefined && first === focused;
    setSpoken((isFocused && form.getFieldState(first).error?.message) || '');
    setEnd(({ attempt }) => ({
      attempt: attempt + 1,
      outcome,
      invalid: first !== undefined,
      untold: isFocused,
    }));
  };

  const field = (name: string) => {
    const initial: unknown = get(defaultValues, name);
    return {
      name,
      error: errorAt(name),
      readOnly: busy,
      ...(initial !== undefined && {
        [typeof initial === 'boolean' ? 'defaultChecked' : 'defaultValue']: initial,
      }),
    };
  };

  return {
    busy,
    attempt: end.attempt,
    form: {
      action,
      method,
      onSubmit: submit,
      onFirstInteraction: () => void schemaOf(schema).catch(() => {}), // Submitting tries again.
      onChange,
      onBlur: (event) => void onBlur(event),
    },
    field,
    status: {
      ref: statusRef,
      errors: strict ? problems : [],
      outcome: end.outcome,
      live: liveRole(end.outcome, end.untold || errorAt(ROOT) !== undefined),
    },
    spoken,
  };
}

const liveRole = (outcome: Outcome | null, untold: boolean): 'alert' | 'status' | undefined => {
  if (outcome?.status === 'success') return 'status';
  return outcome || untold ? 'alert' : undefined;
};

/** What a service says about fields. */
const rejectedBy = (answer: FormResult<never> | null | undefined): Messages =>
  answer?.status === 'invalid'
    ? Object.fromEntries(Object.entries<string>(answer.fields).filter(([, message]) => message))
    : {};

/** Whether a value is more than an untouched field would have. */
const isFilled = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value)
    ? String(value).trim() !== ''
    : value !== undefined && value !== null && value !== false;
