import { get, set, type FieldErrors } from 'react-hook-form';

/** Where react-hook-form keeps an error that is about no field. */
export const ROOT = 'root';

/** The message about each field, by its name; about the whole form under ''. */
export type Messages = Record<string, string>;

/**
 * The field that an error is about. One about a part of a field, such as an item of a list, is about
 * the field; one about no field of the form is about the form.
 */
export function fieldAt(path: string, names: readonly string[]): string {
  let name = path;
  while (name && !names.includes(name)) name = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  return name || ROOT;
}

/** The messages as react-hook-form keeps them: the first one about each field, nested like values. */
export function toErrors(messages: Messages, names: readonly string[], type: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of Object.entries(messages)) {
    const name = fieldAt(path, names);
    if (!get(errors, name)) set(errors, name, { type, message });
  }
  return errors;
}
