import { focusedBeside } from '../lib/focused.ts';
import { fieldAt, ROOT } from './field-errors.ts';
import { pathOf } from './field-path.ts';
import { createControl, SERVICE, type ShowState } from './form-control.ts';
import { fieldMessagesOf, outcomeOf, type FormState } from './form-state.ts';
import { released } from './released.ts';
import { schemaOf } from './schema.ts';
import { send, type FormOptions } from './send.ts';
import type { Submitter } from './submitter.ts';

export type Validation = ReturnType<typeof createValidation<object>>;

/**
 * Validates a form: on submit, when the user leaves a field, and while an error is shown. This code
 * is downloaded when the form is first used.
 */
export function createValidation<Values extends object>(
  current: () => FormOptions<Values>,
  show: ShowState,
) {
  const { control, lastRead, errorAt, read } = createControl(
    async () => schemaOf(current().schema),
    fieldMessagesOf(current().result),
    show,
  );
  /** The fields that the user left but that are not validated yet; several on a slow network. */
  const blurred = new Set<string>();

  /** Validates fields due an error; if `strict`, all that the service accepted. */
  const validate = async (strict: boolean, names: readonly string[] = []) => {
    const due = [...lastRead.names, ROOT].filter((name) => {
      const { error, isValidating } = control.getFieldState(name);
      // The schema would erase an error from the service.
      if (strict) return error?.type !== SERVICE;
      const isDue = names.includes(name) || error || isValidating;
      return isDue && isFilled(control.getValues(name));
    });
    // If the schema cannot be loaded, submitting reports it.
    await control.trigger(due).catch(() => false);
  };

  /** Sends valid values, and sets the service's errors at their fields. */
  const submitValid = async (element: HTMLFormElement) => {
    const submitValues = control.handleSubmit(async (values) => {
      const answer = await send(values as Values, element, lastRead.submitter, current);
      for (const [path, message] of Object.entries(fieldMessagesOf(answer)))
        control.setError(fieldAt(path, lastRead.names), { type: SERVICE, message });
      return outcomeOf(answer, current().words);
    });
    try {
      return (await submitValues()) ?? null;
    } catch (error) {
      control.clearErrors();
      throw error;
    } finally {
      lastRead.isUnchecked = false;
    }
  };

  return {
    /** Handles a change to the field with this name. */
    change: async (element: HTMLFormElement, name: string, strict: boolean) => {
      read(element);
      // An error from the service ends with any change, another one if the field is emptied.
      const isRejected = errorAt(name)?.type === SERVICE;
      if (isRejected || (!strict && !isFilled(control.getValues(name)))) control.clearErrors(name);
      await validate(strict);
      show({ spoken: '' });
    },

    /** Handles focus leaving the field with this name. */
    leave: async (element: HTMLFormElement, name: string) => {
      blurred.add(name);
      // An error that appears now would move the element that is being clicked.
      await released(element);
      const entered = pathOf(focusedBeside(element));
      const names = [...blurred].filter((each) => each !== entered);
      blurred.clear();
      if (names.length === 0) return;
      read(element);
      await validate(false, names);
      show({ spoken: names.flatMap((each) => errorAt(each)?.message ?? []).join(' ') });
    },

    /**
     * Sends the form if it is valid, and returns the new state.
     * @throws if the schema cannot be loaded; the next submit tries again.
     */
    submit: async (
      element: HTMLFormElement,
      submitter: Submitter | null,
      focused: string,
    ): Promise<Partial<FormState>> => {
      blurred.clear();
      lastRead.submitter = submitter;
      lastRead.isUnchecked = submitter?.formNoValidate ?? false;
      read(element);
      const outcome = await submitValid(element);
      if (outcome?.status === 'success') {
        control.reset();
        if (outcome.message) element.reset();
      }
      const first = lastRead.names.find(errorAt);
      const isFocusKept = first !== undefined && first === focused;
      return { outcome, isFocusKept, spoken: (isFocusKept && errorAt(first)?.message) || '' };
    },
  };
}

/** Whether a value is not empty; an unchecked box is. */
const isFilled = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value)
    ? String(value).trim() !== ''
    : value !== undefined && value !== null && value !== false;
