import type { ComponentProps, ReactNode } from 'react';
import type { Accent, HeadingLevel, Surface } from '../lib/content.ts';
import type { SchemaSource } from './schema.ts';
import type {
  ControlledOf,
  FieldOf,
  Submission,
  SubmitContent,
  UseSubmitOptions,
} from './submission.ts';

/** The text that every form has. Plain data. */
export interface FormContent extends Partial<SubmitContent> {
  /** What the form is for; names it. */
  title: ReactNode;
  /** A sentence below the title. @default none */
  text?: ReactNode;
  /** Label of the submit button. */
  submitLabel: string;
  /** Label of the submit button while submitting. */
  submitBusyLabel: string;
  /** Visual weight of the submit button. @default 'solid' */
  submitVariant?: 'solid' | 'outline' | undefined;
  /** Heading above several errors. @default 'Please correct the following:' */
  severalErrors?: string | undefined;
  /** Shown without script, when the form cannot be submitted. */
  noScript: string;
}

/** The text of a ready-made form. Its defaults are the form’s words. */
export interface ReadyContent<Messages> extends FormContent {
  /** Validation messages, each with a default. */
  messages: Partial<Messages>;
}

/** The text of a PasswordField’s button in a form. */
export interface PasswordToggleContent {
  /** Accessible name of the button that shows the password. @default 'Show password' */
  showPasswordLabel?: string | undefined;
  /** Accessible name of the button that hides it again. @default 'Hide password' */
  hidePasswordLabel?: string | undefined;
}

/** Attributes of a TextField for an email address. The form sets `autoComplete` itself. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** Where a form lists its errors, in addition to showing each at its field. */
export type ErrorSummaryPlace = 'none' | 'top' | 'button';

/** Props that FormPanel and FormBand share. */
export interface FormFrameProps {
  /** The state of the form, from `useSubmit`. */
  form: Submission;
  /** Title, button and messages. */
  content: FormContent;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Where all errors are listed: above the fields, above the button, or nowhere. Each error is also
   * shown at its field.
   * @default 'none'
   */
  errorSummary?: ErrorSummaryPlace | undefined;
  /** The fields. */
  children?: ReactNode;
}

/** The values that can have initial values: all but passwords. */
type Prefilled<Values> = Partial<Omit<Values, 'password' | 'confirmPassword'>>;

/**
 * Props that every form takes. Other props, including `id` and `ref`, reach its root element.
 *
 * `Values` are the values of its own fields, `More` those of the fields that the page adds.
 */
export interface FormBaseProps<Content, Values extends object, More = unknown>
  extends
    Omit<ComponentProps<'section'>, 'content' | 'onSubmit' | 'children'>,
    Pick<FormFrameProps, 'headingLevel' | 'errorSummary'>,
    Pick<
      UseSubmitOptions<Values & NoInfer<More>>,
      'onSubmit' | 'action' | 'method' | 'result' | 'onFirstInteraction'
    > {
  /** Text to replace; the rest keeps its default. */
  content?: Partial<Content> | undefined;
  /** Initial values, never passwords. @default none */
  defaultValues?: Prefilled<Values & NoInfer<More>> | undefined;
  /**
   * Validates the fields in `children`: any Standard Schema (zod, Valibot, ArkType), or a function
   * that downloads it. The schema sees all values.
   * @default none
   */
  schema?: SchemaSource<More> | undefined;
  /**
   * More fields, after the form's own. A function gets `field` and `controlled` of `useSubmit`,
   * whose result connects a control to its name:
   * `{(field) => <TextField {...field('phone')} label="Phone" />}`. @default none
   */
  children?:
    | ReactNode
    | ((field: FieldOf<NoInfer<More>>, controlled: ControlledOf<NoInfer<More>>) => ReactNode);
  /** Accent that tints everything inside. @default inherited */
  accent?: Accent | undefined;
}

/** Props of a form that is a band of a page. */
export interface FormBandBaseProps<
  Content,
  Values extends object,
  More = unknown,
> extends FormBaseProps<Content, Values, More> {
  /** Its background. @default inherited */
  surface?: Surface | undefined;
}

/** Props of a form that is all of its page. */
export interface FormPageBaseProps<
  Content,
  Values extends object,
  More = unknown,
> extends FormBaseProps<Content, Values, More> {
  /** Heading level of the title. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  /** Links below the button, such as the way to sign in or up. @default none */
  footer?: ReactNode;
}
