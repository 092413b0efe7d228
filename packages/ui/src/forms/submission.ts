import type { FocusEvent, FormEvent } from 'react';
import type { FieldProblem } from './ErrorSummary/ErrorList.tsx';
import type { FieldPath, FieldValue } from './field-path.ts';
import type { FormAction } from './Form/Form.tsx';
import type { FormResult } from './form-result.ts';
import type { Outcome } from './form-state.ts';
import type { SchemaSource } from './schema.ts';

/** A form's messages about the outcome of a submit. Plain data. */
export interface SubmitContent {
  /**
   * Shown when `onSubmit` throws: `{message}` is replaced by the exception's message, or
   * `unknownError` if it has none. @default 'Something went wrong: {message}'
   */
  unexpected: string;
  /** Replaces `{message}` if an exception has no message. @default 'Unknown error' */
  unknownError: string;
  /**
   * Replaces `{message}` when the form's validation could not be downloaded.
   * @default 'Part of this page didn’t load. Please check your connection, then try again or reload the page.'
   */
  notLoaded: string;
  /**
   * Shown after a success that returns no message. Without this text, the form stays busy, because
   * the site is about to replace it.
   * @default none
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
   * Called with valid values, once per submit; a form has this or `action`. `error` shows its
   * message in the alert, `invalid` shows messages at the fields, `success` shows its message or
   * `content.success` and clears the form. With neither message, the form stays busy until the site
   * replaces it or the browser restores the page from its back/forward cache. A button with
   * `formNoValidate` passes the values as they are on the page.
   */
  onSubmit?: ((values: Values) => Promise<FormResult<Values>>) | undefined;
  /**
   * In place of `onSubmit`: takes the form's data once it is valid. A function, such as the one that
   * `useActionState` returns or a server action; or a URL, which also works with scripts off.
   */
  action?: FormAction | undefined;
  /** How the browser sends the data to a URL in `action`. @default 'post' */
  method?: 'get' | 'post' | undefined;
  /**
   * The answer of `action`, shown like a result of `onSubmit`: the state of `useActionState`, or
   * what a server rendered.
   * @default nothing
   */
  result?: FormResult<Values> | null | undefined;
  /** Initial values, which `field` passes on. @default none */
  defaultValues?: Partial<Values> | undefined;
  /** Called once, on the first focus or touch: the moment to load what submitting needs. */
  onFirstInteraction?: (() => void) | undefined;
  /** Messages to replace; the others keep their default. */
  content?: Partial<SubmitContent> | undefined;
}

/** The state of a submit, as the frame of a form shows it. */
export interface Submission {
  /** True while submitting, and after a success without a message. For the submit button. */
  busy: boolean;
  /** Number of the attempt. Use it as the status's `key`, so that each attempt is announced. */
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
  /** Whether a control shows the error of this field, because `field` was called for it. */
  isShown: (name: string) => boolean;
  /** Props of FormStatus; ErrorSummary takes its `errors`. */
  status: {
    /** The errors that a submit found, in form order. */
    errors: FieldProblem[];
    /** The outcome of the submit. */
    outcome: Outcome | null;
    /** How it is announced; `undefined` if a field gets focus. */
    live: 'alert' | 'status' | undefined;
  };
  /** An error whose field does not get focus. Announce it politely. */
  spoken: string;
}

/** The part of a submit event that is used. */
export interface SubmitLike {
  currentTarget: HTMLFormElement;
  /** Has the button that was pressed. */
  nativeEvent?: Event;
  preventDefault: () => void;
}

/** Props of a field's control, depending on its value. */
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
