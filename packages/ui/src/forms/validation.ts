import { createFormControl, get, type FieldError } from 'react-hook-form';
import type { FieldProblem } from './ErrorSummary/ErrorList.tsx';
import { fieldAt, ROOT, toErrors, type Messages } from './field-errors.ts';
import { readForm } from './read-form.ts';
import { fieldErrors, type Schema } from './schema.ts';
import type { Submitter } from './submitter.ts';

/** What a form shows about its fields. */
export interface Findings {
  /** The errors, in form order. */
  problems: FieldProblem[];
  /** Whether values have been submitted without success. */
  isSubmitted: boolean;
  isValidating: boolean;
}

export interface ValidationOptions<Values> {
  /** Returns the schema, or downloads it. */
  schema: () => Promise<Schema<Values>>;
  /** What the service rejected before script loaded. */
  rejected: Messages;
  /** Called when there is something new to show. */
  onFindings: (findings: Findings) => void;
}

/** What becomes of valid values: what the service rejects, and any outcome. */
export interface Sent<Outcome> {
  outcome: Outcome;
  rejected: Messages;
}

/** How a submit ended. */
interface Submitted<Outcome> {
  /** `undefined` if the values are invalid and were not sent. */
  outcome: Outcome | undefined;
  /** The first field with an error. */
  first: { name: string; message: string } | undefined;
}

export type Validation = ReturnType<typeof createValidation<object>>;

/** The `type` of an error from the service, which stands until its field changes. */
const SERVICE = 'service';

/** What reading the page leaves as it is. */
const KEEP = {
  keepErrors: true,
  keepDefaultValues: true,
  keepIsSubmitted: true,
  keepIsValidating: true,
};

/**
 * The part of a form that is downloaded when it is first used. react-hook-form holds values and
 * errors; the values come from the page, and no field is registered.
 */
export function createValidation<Values extends object>({
  schema,
  rejected,
  onFindings,
}: ValidationOptions<Values>) {
  /** The fields, in form order. */
  let names: readonly string[] = Object.keys(rejected);
  /** The button that sent it last: its value is one of the form's. */
  let submitter: Submitter | null = null;
  /** Whether that button sends values as they are (`formNoValidate`). */
  let isUnchecked = false;

  const form = createFormControl({
    errors: toErrors(rejected, names, SERVICE),
    resolver: async (values) => {
      if (isUnchecked) return { values, errors: {} };
      const verdict = await (await schema())['~standard'].validate(values);
      return verdict.issues
        ? { values: {}, errors: toErrors(fieldErrors(verdict.issues), names, 'schema') }
        : { values: verdict.value, errors: {} };
    },
  });
  const errorAt = (name: string) => form.getFieldState(name).error;

  form.subscribe({
    formState: { errors: true, isSubmitted: true, isValidating: true, validatingFields: true },
    callback: ({ errors = {}, isSubmitted = false, isValidating = false }) => {
      const problems = [...names, ROOT].flatMap((name): FieldProblem[] => {
        const message = get<object, FieldError | undefined>(errors, name)?.message;
        return message ? [name === ROOT ? { message } : { name, message }] : [];
      });
      onFindings({ problems, isSubmitted, isValidating });
    },
  });

  /** Takes over the values of the page. A validation that is under way no longer counts. */
  const read = (element: HTMLFormElement) => {
    const page = readForm(element, submitter);
    ({ names } = page);
    form.reset(page.values, KEEP);
  };

  /** Validates the fields whose errors are worth showing by now; if `strict`, all of them. */
  const validate = async (strict: boolean, left: readonly string[] = []) => {
    const due = [...names, ROOT].filter((name) => {
      const { error, isValidating } = form.getFieldState(name);
      return strict
        ? error?.type !== SERVICE
        : isFilled(form.getValues(name)) && (left.includes(name) || error || isValidating);
    });
    // If the schema cannot be loaded, submitting reports it.
    await form.trigger(due).catch(() => false);
  };

  return {
    /** The field with this name has changed. */
    change: async (element: HTMLFormElement, name: string, strict: boolean) => {
      read(element);
      const isRejected = errorAt(name)?.type === SERVICE;
      if (isRejected || (!strict && !isFilled(form.getValues(name)))) form.clearErrors(name);
      await validate(strict);
    },

    /** The fields with these names were left. Returns what is wrong with them, or ''. */
    leave: async (element: HTMLFormElement, left: readonly string[]) => {
      read(element);
      await validate(false, left);
      return left.flatMap((name) => errorAt(name)?.message ?? []).join(' ');
    },

    /**
     * Passes valid values to `send`, once.
     * @throws if the schema cannot be loaded; the next submit tries again.
     */
    submit: async <Outcome>(
      element: HTMLFormElement,
      sender: Submitter | null,
      send: (values: Values) => Promise<Sent<Outcome>>,
    ): Promise<Submitted<Outcome>> => {
      submitter = sender;
      isUnchecked = sender?.formNoValidate ?? false;
      read(element);
      const validateAndSend = form.handleSubmit(async (values) => {
        const sent = await send(values as Values);
        for (const [path, message] of Object.entries(sent.rejected))
          form.setError(fieldAt(path, names), { type: SERVICE, message });
        return sent.outcome;
      });
      try {
        const outcome = (await validateAndSend()) as Outcome | undefined;
        const name = names.find(errorAt);
        const message = name && errorAt(name)?.message;
        return { outcome, first: name && message ? { name, message } : undefined };
      } catch (error) {
        form.clearErrors();
        throw error;
      } finally {
        isUnchecked = false;
      }
    },

    /** Forgets errors and values. */
    reset: () => form.reset(),
  };
}

/** Whether a value is more than an untouched field would have. */
const isFilled = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value)
    ? String(value).trim() !== ''
    : value !== undefined && value !== null && value !== false;
