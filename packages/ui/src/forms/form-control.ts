import { createFormControl, get, type FieldError } from 'react-hook-form';
import type { FieldProblem } from './ErrorSummary/ErrorList.tsx';
import { ROOT, toErrors, type Messages } from './field-errors.ts';
import type { FormState } from './form-state.ts';
import { readForm } from './read-form.ts';
import { fieldErrors, type Schema } from './schema.ts';
import type { Submitter } from './submitter.ts';

/** Shows what has changed in the state of a form. */
export type Show = (change: Partial<FormState>) => void;

/** The `type` of an error from the service, which stands until its field changes. */
export const SERVICE = 'service';

/** What reading the page leaves as it is. */
const KEEP = {
  keepErrors: true,
  keepDefaultValues: true,
  keepIsSubmitted: true,
  keepIsValidating: true,
};

/**
 * What a form holds: react-hook-form's control, with values that are read from the page. No field is
 * registered.
 *
 * @param schema Returns the schema, or downloads it.
 * @param rejected What the service rejected before script loaded.
 * @param show Called when there is something new to show.
 */
export function createControl<Values extends object>(
  schema: () => Promise<Schema<Values>>,
  rejected: Messages,
  show: Show,
) {
  const page = {
    /** The fields, in form order. */
    names: Object.keys(rejected),
    /** The button that sent the form last: its value is one of the form's. */
    submitter: null as Submitter | null,
    /** Whether that button sends values as they are (`formNoValidate`). */
    isUnchecked: false,
  };
  const control = createFormControl({
    errors: toErrors(rejected, page.names, SERVICE),
    resolver: async (values) => {
      if (page.isUnchecked) return { values, errors: {} };
      const verdict = await (await schema())['~standard'].validate(values);
      return verdict.issues
        ? { values: {}, errors: toErrors(fieldErrors(verdict.issues), page.names, 'schema') }
        : { values: verdict.value, errors: {} };
    },
  });

  control.subscribe({
    formState: { errors: true, isSubmitted: true, isValidating: true, validatingFields: true },
    callback: ({ errors = {}, isSubmitted = false, isValidating = false }) => {
      const problems = [...page.names, ROOT].flatMap((name): FieldProblem[] => {
        const message = get<object, FieldError | undefined>(errors, name)?.message;
        return message ? [name === ROOT ? { message } : { name, message }] : [];
      });
      show({ problems, isSubmitted, isValidating });
    },
  });

  return {
    control,
    page,
    errorAt: (name: string) => control.getFieldState(name).error,
    /** Takes over the values of the page. A validation that is under way no longer counts. */
    read: (element: HTMLFormElement) => {
      const { names, values } = readForm(element, page.submitter);
      page.names = names;
      control.reset(values, KEEP);
    },
  };
}
