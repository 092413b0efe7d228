import type { ComponentProps } from 'react';
import type { Accent, HeadingLevel, Surface } from '../../lib/content.ts';
import type { FormResult } from '../form-result.ts';
import type { SubmitContent } from '../use-submit.ts';

/** The words that every form has. Plain data. */
export interface FormContent extends SubmitContent {
  /** What the form is for; names it. */
  title: string;
  /** A sentence under the title. @default none */
  text?: string;
  /** The button. */
  submit: string;
  /** The button while sending. */
  submitBusy: string;
  /** Stands over several errors. @default 'Please correct the following:' */
  severalErrors: string;
  /** Shown where scripts are off, as the form can send nothing there. */
  noScript: string;
}

/** The words of a form that seldom need to be others. */
export const formContent = {
  severalErrors: 'Please correct the following:',
  unknownError: 'Unknown error',
};

/** Attributes of a TextField for an email address; `autoComplete` is the form's to say. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** What every form takes. Further props, `id` and `ref` among them, reach its root element. */
export interface FormBaseProps<Content, Values> extends Omit<
  ComponentProps<'section'>,
  'content' | 'onSubmit' | 'children'
> {
  /** Words to replace; the others keep their defaults. */
  content?: Partial<Content>;
  /**
   * Called with valid values, once per press. `error` shows its message in the alert, `invalid` at
   * the fields; `success` says its message, else `content.success`, and empties the form. With
   * neither the form stays busy until the site replaces it, or its visitor comes back by the history.
   */
  onSubmit: (values: Values) => Promise<FormResult<Values>>;
  /** Called once, at the first focus or touch: the moment to load what sending needs. */
  onFirstInteraction?: () => void;
  /** Rank of the title. */
  headingLevel?: HeadingLevel;
  /** Whom it speaks to; tints everything inside. @default that of the surroundings */
  accent?: Accent;
}

/** What a form takes that is a band of a page. */
export interface FormBandBaseProps<Content, Values> extends FormBaseProps<Content, Values> {
  /** Rank of the title. @default 2 */
  headingLevel?: HeadingLevel;
  /** Its ground. @default that of the surroundings */
  surface?: Surface;
}
