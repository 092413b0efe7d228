import type { ComponentProps } from 'react';
import type { Path, PathValue, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import type { FieldProblem } from './ErrorSummary/ErrorList.tsx';
import type { FormAction } from './Form/Form.tsx';
import type { FormResult } from './form-result.ts';
import type { Outcome } from './answer.ts';
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
  success?: string | undefined;
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
   * `formNoValidate` passes the values without validation.
   */
  onSubmit?: ((values: Values) => Promise<FormResult<Values>>) | undefined;
  /**
   * In place of `onSubmit`: takes the form's data once it is valid. A function, such as the one that
   * `useActionState` returns or a server action, or a URL. A server action and a URL also work with
   * scripts off.
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
  /**
   * Initial values, which `field` passes on. Values that are set later apply to the fields that
   * nobody has changed.
   * @default none
   */
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
  /** Number of attempts that have ended. Use it as the status's `key`, so that each one is announced. */
  attempt: number;
  /** Props of Form. */
  form: {
    action?: FormAction | undefined;
    method?: 'get' | 'post' | undefined;
    onSubmit: (event: SubmitEvent) => Promise<void>;
    onFirstInteraction: () => void;
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

/** The event of a form's `onSubmit`, whichever version of React's types is installed. */
export type SubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

/** What the kit adds to the props of a field. */
interface FieldState {
  /** What is wrong with its value. */
  error: string | undefined;
  /** True while the form is being sent. */
  readOnly: boolean;
}

/** Props of a native control: what react-hook-form's `register` returns, and the kit's. */
export type FieldBinding<Value = string> = UseFormRegisterReturn &
  FieldState &
  ([Value] extends [boolean | undefined]
    ? { defaultChecked?: boolean | undefined }
    : [Value] extends [string | number | readonly string[] | undefined]
      ? { defaultValue?: NonNullable<Value> | undefined }
      : unknown);

/** Returns the props of the field with a name, and takes the options of `register`. */
export type FieldOf<Values> = <Name extends Path<Values>>(
  name: Name,
  options?: Pick<RegisterOptions, 'deps' | 'setValueAs' | 'valueAsNumber' | 'valueAsDate'>,
) => FieldBinding<PathValue<Values, Name>>;

/** Props of a control whose value react-hook-form holds. */
export interface ControlledBinding<Value> extends FieldState {
  /** The field's name. */
  name: string;
  /** The value; `null` for none. */
  value: NonNullable<Value> | null;
  /** Called with each value that the user chooses. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as react-hook-form's `onChange`
  onValueChange: (value: any) => void;
}

/** Returns the props of the field with a name. */
export type ControlledOf<Values> = <Name extends Path<Values>>(
  name: Name,
) => ControlledBinding<PathValue<Values, Name>>;

export interface SubmissionOf<Values> extends Submission {
  /**
   * Props of the field with this name, for a native control: TextField, TextArea, PasswordField,
   * DateField, Select, Checkbox, Switch, Slider, FileField, or an element of your own.
   */
  field: FieldOf<Values>;
  /**
   * Props of the field with this name, for a control whose value react-hook-form holds: a group of
   * choices, NumberField, Combobox.
   */
  controlled: ControlledOf<Values>;
}
