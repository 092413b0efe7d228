import { createFormControl, get, type FieldError } from 'react-hook-form';
import type { FieldProblem } from './ErrorSummary/ErrorList.tsx';
import { ROOT, toErrors, type Messages } from './field-errors.ts';
import type { FormState } from './form-state.ts';
import { readForm } from './read-form.ts';
import { fieldErrors, type Schema } from './schema.ts';
import type { Submitter } from './submitter.ts';

/** Shows a change in the state of a form. */
export type ShowState = (change: Partial<FormState>) => void;

/** The `type` of an error from the service, which stays until its field changes. */
export const SERVICE = 'service';

/** The state that reading the page does not reset. */
const KEEP_STATE = {
  keepErrors: true,
  keepDefaultValues: true,
  keepIsSubmitted: true,
  keepIsValidating: true,
};

/**
 * Creates react-hook-form's control for a form. Its values are read from the page; no field is
 * registered.
 *
 * @param schema Returns the schema, or downloads it.
 * @param rejected The service's messages from before the script loaded.
 */
export function createControl<Values extends object>(
  schema: () => Promise<Schema<Values>>,
  rejected: Messages,
  show: ShowState,
) {
  /** What the last reading of the page found, and the button that caused it. */
  const lastRead = {
    /** The fields, in form order. */
    names: Object.keys(rejected),
    /** The button that last sent the form. Its value is one of the form's values. */
    submitter: null as Submitter | null,
    /** Whether that button sends the values without validation (`formNoValidate`). */
    isUnchecked: false,
  };
  const control = createFormControl({
    errors: toErrors(rejected, lastRead.names, SERVICE),
    resolver: async (values) => {
      if (lastRead.isUnchecked) return { values, errors: {} };
      const verdict = await (await schema())['~standard'].validate(values);
      return verdict.issues
        ? { values: {}, errors: toErrors(fieldErrors(verdict.issues), lastRead.names, 'schema') }
        : { values: verdict.value, errors: {} };
    },
  });

  control.subscribe({
    formState: { errors: true, isSubmitted: true, isValidating: true, validatingFields: true },
    callback: ({ errors: found = {}, isSubmitted: hasFailed = false, isValidating = false }) => {
      const errors = [...lastRead.names, ROOT].flatMap((name): FieldProblem[] => {
        const message = get<object, FieldError | undefined>(found, name)?.message;
        return message ? [name === ROOT ? { message } : { name, message }] : [];
      });
      show({ errors, hasFailed, isValidating });
    },
  });

  return {
    control,
    lastRead,
    errorAt: (name: string) => control.getFieldState(name).error,
    /** Reads the values from the lastRead. Discards a validation that is in progress. */
    read: (element: HTMLFormElement) => {
      const { names, values } = readForm(element, lastRead.submitter);
      lastRead.names = names;
      control.reset(values, KEEP_STATE);
    },
  };
}
