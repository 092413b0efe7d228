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
import { focusedBeside } from '../lib/focused.ts';
import { useWords } from '../lib/words.ts';
import type { FieldProblem } from './ErrorSummary/ErrorList.tsx';
import type { Messages } from './field-errors.ts';
import { valueAt, type FieldPath, type FieldValue } from './field-path.ts';
import type { FormAction } from './Form/Form.tsx';
import { formWords } from './Form/Form.words.ts';
import type { FormResult } from './form-result.ts';
import type { Control } from './read-form.ts';
import { schemaOf, type SchemaSource } from './schema.ts';
import { released } from './released.ts';
import { dataOf, isPassing, ownAction, pass, submitterOf, type Submitter } from './submitter.ts';
import type { Findings, Sent, Validation } from './validation.ts';

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
   * @default 'Part of this page didn’t load. Please check your connection, then try again or reload the page.'
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
  /**
   * Called with valid values, once per submit. Its result is shown. A button with `formNoValidate`
   * passes the values as they are on the page.
   */
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
type Answer = FormResult<never> | null | undefined;

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
    /** Takes focus when no field is to blame. */
    ref: RefObject<HTMLDivElement | null>;
    /** What a submit found wrong, in form order. */
    errors: FieldProblem[];
    /** What the submit led to. */
    outcome: Outcome | null;
    /** How the box is announced; not at all where focus moves to it. */
    live: 'alert' | 'status' | undefined;
  };
  /** An error that focus does not lead to. Announce it politely. */
  spoken: string;
}

/** The part of a submit event that is used. */
interface SubmitLike {
  currentTarget: HTMLFormElement;
  /** Knows the button that was pressed. */
  nativeEvent?: Event;
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

/** Success without a message: the site is about to navigate. */
const LEAVING: Outcome = { status: 'success' };
const isLeaving = (outcome: Outcome | null) => outcome?.status === 'success' && !outcome.message;

/**
 * The logic of a form: validate, submit once, report the outcome, and move focus to where the user
 * continues. The values come from the page, so it works with every control that has a `name`, the
 * kit's or not; see `readForm` for what becomes a number, a list, a boolean or a file. What validates
 * them, react-hook-form included, is downloaded when the form is first used.
 *
 * - Nothing is sent unless every field is valid, or the button that is pressed has `formNoValidate`.
 * - The button counts as in HTML: its `name` and `value` are among the values, and its `formAction`
 *   comes before `onSubmit` and `action`.
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
  const goOn = useRef<((answer: Answer) => void) | null>(null);
  /** The fields that were left and not validated since: on a slow network, several. */
  const left = useRef(new Set<string>());

  const failure = (reason: string): Outcome => ({
    status: 'error',
    message: words.unexpected.replace('{message}', () => reason),
  });

  const outcomeOf = (answer: Answer): Outcome | null => {
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
  const [submitting, setSubmitting] = useState(false);
  const [{ problems, isSubmitted, isValidating }, setFindings] = useState<Findings>(() => ({
    problems: problemsOf(rejectedBy(result)),
    isSubmitted: false,
    isValidating: false,
  }));
  const errorAt = (name?: string) => problems.find((problem) => problem.name === name)?.message;
  const busy = submitting || isLeaving(end.outcome);
  /** Whether a submit has failed: from then on, every error is shown as the user types. */
  const strict = isSubmitted || (result ? result.status !== 'success' : false);

  const latest = useRef({ schema, result });
  useLayoutEffect(() => void (latest.current = { schema, result }));
  const loading = useRef<Promise<Validation> | null>(null);
  /** Downloads what validates the form. After a failure, the next call tries again. */
  const validation = async (): Promise<Validation> => {
    loading.current ??= import('./validation.ts').then(({ createValidation }) =>
      createValidation<object>({
        schema: () => schemaOf(latest.current.schema),
        rejected: rejectedBy(result),
        onFindings: setFindings,
      }),
    );
    try {
      return await loading.current;
    } catch (error) {
      loading.current = null;
      throw error;
    }
  };

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
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const onChange = async ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    // React also bubbles the events of a form in a dialog opened from this one; ignore them.
    const { name, form: owner } = target as unknown as Control;
    if (owner !== currentTarget || busy) return;
    if (!strict && !isValidating && problems.length === 0) return;
    await (await validation()).change(currentTarget, name, strict);
    setSpoken('');
  };

  const onBlur = async ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const { name, form: owner } = target as unknown as Control;
    if (!name || owner !== currentTarget || strict || busy) return;
    // The window has lost focus, not the field.
    if (focusedBeside(currentTarget) === (target as Element)) return;
    left.current.add(name);
    const { leave } = await validation();
    // An error that appears under the pointer would move what is being clicked.
    await released(currentTarget);
    const entered = focusedBeside(currentTarget)?.getAttribute('name');
    const names = [...left.current].filter((each) => each !== entered);
    left.current.clear();
    if (names.length > 0) setSpoken(await leave(currentTarget, names));
  };

  /** Sends valid values, and returns what the service rejects and the outcome. */
  const send = async (
    values: Values,
    element: HTMLFormElement,
    submitter: Submitter | null,
  ): Promise<Sent<Outcome | null>> => {
    const answered = (answer: Answer) => ({
      outcome: outcomeOf(answer),
      rejected: rejectedBy(answer),
    });
    const own = ownAction(submitter);
    if (own === 'function')
      return new Promise((resolve) => {
        // Only React knows the function. It empties the form at the end, which is for the answer to do.
        const answerInstead = (event: Event) => {
          event.preventDefault();
          setTimeout(() => {
            const answer = latest.current.result;
            resolve(answered(answer === result ? null : answer));
          });
        };
        element.addEventListener('reset', answerInstead, { once: true });
        pass(element, submitter);
      });
    if (!own && onSubmit)
      try {
        return answered(await onSubmit(values));
      } catch (error) {
        console.error(error);
        return { outcome: failure(messageOf(error) || words.unknownError), rejected: {} };
      }
    if (!own && typeof action === 'function')
      return new Promise((resolve) => {
        goOn.current = (answer) => resolve(answered(answer));
        startTransition(() => action(dataOf(element, submitter)));
      });
    pass(element, submitter);
    const target = submitter?.getAttribute('formtarget') ?? element.getAttribute('target') ?? '';
    const isLeft = (own ?? action) !== undefined && /^(_self|_parent|_top)?$/i.test(target);
    return { outcome: isLeft ? LEAVING : null, rejected: {} };
  };

  const submit = async (event: SubmitLike) => {
    const element = event.currentTarget;
    if (isPassing(element)) return;
    event.preventDefault();
    if (busy) return;
    const submitter = submitterOf(event);
    const focused = focusedBeside(element)?.getAttribute('name');
    left.current.clear();
    setSubmitting(true);
    setEnd((last) => ({ ...last, outcome: null }));

    let outcome: Outcome | null;
    let first: { name: string; message: string } | undefined;
    try {
      const { submit: validateAnd, reset } = await validation();
      const submitted = await validateAnd(element, submitter, async (values) =>
        send(values as Values, element, submitter),
      );
      outcome = submitted.outcome ?? null;
      ({ first } = submitted);
      if (outcome?.status === 'success') {
        reset();
        if (outcome.message !== undefined) element.reset();
      }
    } catch (error) {
      // A part could not be downloaded. The next submit tries again.
      console.error(error);
      outcome = failure(words.notLoaded);
    }
    const isFocused = first !== undefined && first.name === focused;
    setSubmitting(false);
    setSpoken((isFocused && first?.message) || '');
    setEnd(({ attempt }) => ({
      attempt: attempt + 1,
      outcome,
      invalid: first !== undefined,
      untold: isFocused,
    }));
  };

  const field = (name: string) => {
    const initial = valueAt(defaultValues, name);
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
      // If something cannot be downloaded, submitting tries again and reports it.
      onFirstInteraction: () => void Promise.all([validation(), schemaOf(schema)]).catch(ignore),
      onChange: (event) => void onChange(event).catch(ignore),
      onBlur: (event) => void onBlur(event).catch(ignore),
    },
    field,
    status: {
      ref: statusRef,
      errors: strict ? problems : [],
      outcome: end.outcome,
      live: liveRole(end.outcome, end.untold || errorAt() !== undefined),
    },
    spoken,
  };
}

const messageOf = (error: unknown) => (error as Partial<Error> | null | undefined)?.message;

const liveRole = (outcome: Outcome | null, untold: boolean): 'alert' | 'status' | undefined => {
  if (outcome?.status === 'success') return 'status';
  return outcome || untold ? 'alert' : undefined;
};

/** What a service says about fields. */
const rejectedBy = (answer: Answer): Messages =>
  answer?.status === 'invalid'
    ? Object.fromEntries(Object.entries<string>(answer.fields).filter(([, message]) => message))
    : {};

/** The same as the page shows it: errors of fields, then the one about the whole form. */
const problemsOf = ({ '': whole, ...fields }: Messages): FieldProblem[] => [
  ...Object.entries(fields).map(([name, message]) => ({ name, message })),
  ...(whole ? [{ message: whole }] : []),
];

const ignore = () => {};
