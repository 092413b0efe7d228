import type { ComponentProps, ReactNode } from 'react';
import type { Accent, HeadingLevel, Surface } from '../../lib/content.ts';
import type { FormResult } from '../form-result.ts';
import type { SubmitContent } from '../use-submit.ts';

/** The text that every form has. Plain data. */
export interface FormContent extends SubmitContent {
  /** What the form is for; names it. */
  title: ReactNode;
  /** A sentence below the title. @default none */
  text?: ReactNode;
  /** Label of the submit button. */
  submitLabel: string;
  /** Label of the submit button while submitting. */
  submitBusyLabel: string;
  /** Heading above several errors. @default 'Please correct the following:' */
  severalErrors: string;
  /** Shown without script, when the form cannot be submitted. */
  noScript: string;
}

/** Default text that forms seldom need to change. */
export const formContent = {
  severalErrors: 'Please correct the following:',
  unknownError: 'Unknown error',
  notLoaded: 'A part of this page did not load. Please check your connection, then try again.',
};

/** Attributes of a TextField for an email address. The form sets `autoComplete` itself. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** Props that every form takes. Other props, including `id` and `ref`, reach its root element. */
export interface FormBaseProps<Content, Values> extends Omit<
  ComponentProps<'section'>,
  'content' | 'onSubmit' | 'children'
> {
  /** Text to replace; the rest keeps its default. */
  content?: Partial<Content>;
  /**
   * Called with valid values, once per submit. `error` shows its message in the alert, `invalid`
   * shows messages at the fields, `success` shows its message or `content.success` and clears the
   * form. With neither message, the form stays busy until the site replaces it or the browser
   * restores the page from its back/forward cache.
   */
  onSubmit: (values: Values) => Promise<FormResult<Values>>;
  /** Called once, on the first focus or touch: the moment to load what submitting needs. */
  onFirstInteraction?: () => void;
  /** Heading level of the title. */
  headingLevel?: HeadingLevel;
  /** The audience it addresses; tints everything inside. @default inherited */
  accent?: Accent;
}

/** Props of a form that is a band of a page. */
export interface FormBandBaseProps<Content, Values> extends FormBaseProps<Content, Values> {
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel;
  /** Its background. @default inherited */
  surface?: Surface;
}
