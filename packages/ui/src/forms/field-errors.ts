import { get, set, type FieldErrors } from 'react-hook-form';

/** The key under which react-hook-form keeps an error about no field. */
export const ROOT = 'root';

/** The message about each field, by field name; '' is for the whole form. */
export type Messages = Record<string, string>;

/**
 * Returns the field that an error is about. An error about a part of a field, such as an item of a
 * list, belongs to the field. Any other error belongs to the form.
 */
export function fieldAt(path: string, names: readonly string[]): string {
  let name = path;
  while (name && !names.includes(name)) name = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  return name || ROOT;
}

/** Returns the first message about each field as react-hook-form keeps them, nested like values. */
export function toErrors(messages: Messages, names: readonly string[], type: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of Object.entries(messages)) {
    const name = fieldAt(path, names);
    if (!get(errors, name)) set(errors, name, { type, message });
  }
  return errors;
}
