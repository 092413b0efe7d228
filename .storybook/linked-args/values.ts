/**
 * Reads and writes the values of controls in an address. Storybook's own `args` drops every text
 * with other characters than unaccented letters and digits, and does not restore lists, objects or
 * the text "12".
 */
import type { Args } from 'storybook/internal/types';

/** The query parameter for the values, next to `args`. */
export const VALUES = 'values';

/** Whether `args` restores the value unchanged. */
const isInArgs = (value: unknown): boolean =>
  typeof value === 'string'
    ? /^[\w -]+$/.test(value) && Number.isNaN(Number(value))
    : typeof value === 'boolean' ||
      (typeof value === 'number' && /^-?\d+(\.\d+)?$/.test(`${value}`));

/**
 * Encodes values in letters that have no meaning in an address, because the manager does not
 * escape.
 */
export const written = (values: Args) =>
  encodeURIComponent(JSON.stringify(values)).replaceAll('~', '%7E').replaceAll('%', '~');

const read = (text: string): unknown => JSON.parse(decodeURIComponent(text.replaceAll('~', '%')));

/** Returns the changed values that `args` loses, encoded for an address; null if there are none. */
export function valuesFor(initialArgs: Args, args: Args): string | null {
  const lost = Object.entries(args).filter(
    ([name, value]: [string, unknown]) =>
      !isInArgs(value) && JSON.stringify(value) !== JSON.stringify(initialArgs[name]),
  );
  return lost.length > 0 ? written(Object.fromEntries(lost)) : null;
}

/** Returns the values in the query of an address; empty if the query is broken. */
export function valuesIn(query: string): Args {
  try {
    const text = new URLSearchParams(query).get(VALUES);
    return text ? (Object(read(text)) as Args) : {};
  } catch {
    return {};
  }
}
