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
import type { FieldProblem } from './ErrorSummary/ErrorList.tsx';
import { valueAt, type FieldPath, type FieldValue } from './field-path.ts';
import type { FormAction } from './Form/Form.tsx';
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

/** Default text of {@link SubmitContent}. */
export const submitContent: SubmitContent = {
  unexpected: 'Something went wrong: {message}',
  unknownError: 'Unknown error',
  notLoaded: 'A part of this page did not load. Please check your connection, then try again.',
};

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

interface State {
  sending: boolean;
  /** Whether a submit has failed: from then on, every error is shown as the user types. */
  strict: boolean;
  /** What validation found and may be shown, by field. */
  errors: Errors;
  /** What the service objected to: it stands until its field changes. */
  rejected: Errors;
  /** The fields, in form order. */
  names: readonly string[];
  outcome: Outcome | null;
  spoken: string;
  attempt: {
    count: number;
    /** Whether a field failed. */
    invalid: boolean;
    /** Whether focus was already in that field, so moving it would not announce the error. */
    untold: boolean;
  };
}

type End = Pick<State, 'errors' | 'rejected' | 'outcome' | 'strict'>;

/** Messages by the name of their field; about the whole form under ''. */
type Errors = Record<string, string>;

/** Success without a message: the site is about to navigate. */
const LEAVING: Outcome = { status: 'success' };
const isLeaving = (outcome: Outcome | null) => outcome?.status === 'success' && !outcome.message;

/**
 * The logic of a form: validate, submit once, report the outcome, and move focus to where the user
 * continues. It works with every control that has a `name`, the kit's or not; see `readForm` for
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
  const words = { ...submitContent, ...content };
  const statusRef = useRef<HTMLDivElement>(null);
  const [acting, startTransition] = useTransition();
  /** Goes on with a submit once `action` has ended. */
  const goOn = useRef<((result: FormResult<Values> | null | undefined) => void) | null>(null);
  /** Before a failed submit: the fields that were left while filled wrongly. */
  const wrong = useRef(new Set<string>());
  /** Number of the last validation: an earlier one may end later. */
  const latest = useRef(0);
  const pressed = useRef(false);

  const failure = (reason: string): Outcome => ({
    status: 'error',
    message: words.unexpected.replace('{message}', () => reason),
  });

  /** What an answer changes in the state. */
  const settle = (answer: FormResult<Values> | null | undefined): End => {
    const end: End = { errors: {}, rejected: {}, outcome: null, strict: false };
    if (!answer) return end;
    if (answer.status === 'success') {
      const message = answer.message ?? words.success;
      return { ...end, outcome: message === undefined ? LEAVING : { status: 'success', message } };
    }
    if (answer.status === 'error') return { ...end, outcome: answer, strict: true };
    const rejected = answer.fields as Errors;
    const outcome = Object.values(rejected).some(Boolean) ? null : failure(words.unknownError);
    return { ...end, rejected, outcome, strict: true };
  };

  const [state, setState] = useState<State>(() => ({
    ...settle(result),
    names: [],
    sending: false,
    spoken: '',
    attempt: { count: 0, invalid: false, untold: false },
  }));
  const update = (change: Partial<State>) => setState((last) => ({ ...last, ...change }));
  const { strict, outcome, attempt } = state;
  const errors = problemsOf(state);
  const busy = state.sending || isLeaving(outcome);

  // In the commit that shows the message, so a user who goes on typing is not interrupted later.
  useLayoutEffect(() => {
    if (attempt.count > 0 && !attempt.invalid) statusRef.current?.focus();
  }, [attempt]);

  useEffect(() => {
    if (acting) return;
    goOn.current?.(result);
    goOn.current = null;
  }, [acting, result]);

  useEffect(() => {
    // The back/forward cache restores the page in the state in which it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted)
        setState((last) => (isLeaving(last.outcome) ? { ...last, outcome: null } : last));
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

  const check = async (form: HTMLFormElement) => {
    const { values: input, names } = readForm(form);
    const verdict = await (await schemaOf(schema))['~standard'].validate(input);
    return {
      input,
      names,
      errors: atFields(fieldErrors(verdict.issues ?? []), names),
      values: verdict.issues ? undefined : verdict.value,
    };
  };

  /** Validates while the user fills in the form, and shows what is worth showing by now. */
  const recheck = async (form: HTMLFormElement, left?: string) => {
    const run = ++latest.current;
    // If the schema cannot be loaded, submitting reports it.
    const checked = await check(form).catch(() => null);
    if (!checked || run !== latest.current) return;
    const { input, names, errors: all } = checked;
    const filled = pickBy(all, (name) => wrong.current.has(name) && isFilled(valueAt(input, name)));
    wrong.current = new Set(Object.keys(filled));
    setState((last) => {
      const shown = last.strict ? all : filled;
      return { ...last, names, errors: shown, spoken: (left && shown[left]) || '' };
    });
  };

  const onChange = ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    // React also bubbles the events of a form in a dialog opened from this one; ignore them.
    const { name, form: owner } = target as unknown as Control;
    if (owner !== form || busy) return;
    if (state.rejected[name])
      update({ rejected: pickBy(state.rejected, (other) => other !== name) });
    if (strict || wrong.current.size > 0) void recheck(form);
  };

  const onBlur = async ({ target, currentTarget: form }: FocusEvent<HTMLFormElement>) => {
    const { name, form: owner } = target as unknown as Control;
    if (!name || owner !== form || strict || busy) return;
    // The window has lost focus, not the field.
    if (document.activeElement === (target as Element)) return;
    // An error that appears under the pointer would move what is being clicked.
    if (pressed.current)
      await new Promise<void>((resolve) => {
        addEventListener('pointerup', () => setTimeout(resolve), { once: true, capture: true });
      });
    wrong.current.add(name);
    await recheck(form, name);
  };

  const send = async (
    values: Values,
    form: HTMLFormElement,
  ): Promise<FormResult<Values> | null | undefined> => {
    if (typeof action === 'function' && !onSubmit)
      return new Promise((resolve) => {
        goOn.current = resolve;
        startTransition(() => action(new FormData(form)));
      });
    if (!onSubmit) {
      HTMLFormElement.prototype.submit.call(form);
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
    const form = event.currentTarget;
    event.preventDefault();
    if (busy) return;
    const focused = document.activeElement?.getAttribute('name');
    update({ sending: true, outcome: null });

    let end = settle(null);
    let names = state.names;
    try {
      const checked = await check(form);
      names = checked.names;
      if (checked.values === undefined) end = { ...end, errors: checked.errors, strict: true };
      else {
        update({ errors: {}, rejected: {} });
        end = settle(await send(checked.values, form));
        // The browser is loading another page.
        if (!onSubmit && typeof action === 'string') end.outcome = LEAVING;
      }
    } catch (error) {
      // The schema could not be loaded. The next submit tries again.
      console.error(error);
      end.outcome = failure(words.notLoaded);
    }
    if (end.outcome?.status === 'success') {
      wrong.current.clear();
      if (end.outcome.message !== undefined) form.reset();
    }
    const first = problemsOf({ ...end, names }).find(({ name }) => name !== undefined);
    const untold = first !== undefined && first.name === focused;
    setState(({ attempt: { count } }) => ({
      ...end,
      names,
      sending: false,
      spoken: untold ? first.message : '',
      attempt: { count: count + 1, invalid: first !== undefined, untold },
    }));
  };

  const field = (name: string) => {
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

  return {
    busy,
    attempt: attempt.count,
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
      errors: strict ? errors : [],
      outcome,
      live: liveRole(outcome, attempt.untold || errors.some(({ name }) => name === undefined)),
    },
    spoken: state.spoken,
  };
}

const liveRole = (outcome: Outcome | null, untold: boolean): 'alert' | 'status' | undefined => {
  if (outcome?.status === 'success') return 'status';
  return outcome || untold ? 'alert' : undefined;
};

const pickBy = (errors: Errors, keep: (name: string) => boolean): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => keep(name)));

/** The errors in form order; one about no field of the form comes last. */
function problemsOf({ errors, rejected, names }: Pick<State, 'errors' | 'rejected' | 'names'>) {
  const all = Object.entries({ ...rejected, ...errors }).filter(([, message]) => message);
  const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return all
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, message]): FieldProblem => (name ? { name, message } : { message }));
}

/**
 * Moves an error about a part of a field, such as an item of a list, to the field, and one about no
 * field of the form to the form.
 */
function atFields(errors: Errors, names: readonly string[]): Errors {
  const moved: Errors = {};
  for (const [path, message] of Object.entries(errors)) {
    let name = path;
    while (name && !names.includes(name)) name = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    moved[name] ??= message;
  }
  return moved;
}

/** Whether a value is more than an untouched field would have. */
const isFilled = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value)
    ? String(value).trim() !== ''
    : value !== undefined && value !== null && value !== false;
