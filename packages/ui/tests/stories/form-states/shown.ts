/**
 * The states of a form that docs show. Props seed them, as a server renders the answer to a submit,
 * because docs run no play functions.
 */
import { inCard } from '../fixtures.tsx';
import type { TestedForm } from './tested-form.ts';

export const REJECTED = {
  status: 'error',
  message: 'The service did not take it.',
  detail: 'Error 503: try again later.',
};

/**
 * The form after a submit, by state. Typed values stay, except passwords, because no page has those
 * in its HTML.
 */
export function shownStates({ carded, fields, sent, wrong, several }: TestedForm) {
  const frame = carded ? { decorators: [inCard] } : {};
  const names = Object.keys(sent);
  const nameOf = (label: string) => names[fields.findIndex((field) => field.label === label)] ?? '';
  const typed = (values: Record<string, string | undefined> = {}) =>
    Object.fromEntries(
      fields.flatMap(({ label, verbatim }) => {
        const value = label in values ? values[label] : sent[nameOf(label)];
        return value === undefined || verbatim ? [] : [[nameOf(label), value]];
      }),
    );
  const seeded = (result: object, values?: Record<string, string | undefined>) => ({
    ...frame,
    args: { defaultValues: typed(values), result: result as never },
  });
  const invalid = (
    errors: readonly (readonly [label: string, message: string])[],
    values: Record<string, string | undefined>,
  ) => {
    const messages = errors.map(([label, message]) => [nameOf(label), message]);
    const { args } = seeded({ status: 'invalid', fields: Object.fromEntries(messages) }, values);
    return { ...frame, args: { ...args, errorSummary: 'button' as const } };
  };
  const none = Object.fromEntries(fields.map(({ label }) => [label, undefined]));
  return {
    /** One error, at the field and in the box. */
    invalidOne: invalid([[wrong.label, wrong.message]], { [wrong.label]: wrong.value }),
    /** All errors at once, in form order; each one links to its field. */
    invalidSeveral: invalid(several?.errors ?? [], { ...none, ...several?.values }),
    /** Busy and read-only. Success without a message looks the same, because the site is about to navigate. */
    submitting: seeded({ status: 'success', message: '' }),
    /** A plain sentence and the service's own message. */
    rejected: seeded(REJECTED),
    /** The message, and the form is empty again; without one, the form stays busy. */
    success: { ...frame, args: { result: { status: 'success' as const } } },
  };
}
