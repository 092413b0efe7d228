/**
 * The values of controls in an address. Storybook's own `args` leaves out every text with more than
 * letters without accents and digits, and gives back neither lists nor objects nor "12" as a text.
 */
import type { Args } from 'storybook/internal/types';

/** Where they are in an address, beside `args`. */
export const VALUES = 'values';

/** Whether `args` brings the value back as it is. */
const isInArgs = (value: unknown): boolean =>
  typeof value === 'string'
    ? /^[\w -]+$/.test(value) && Number.isNaN(Number(value))
    : typeof value === 'boolean' ||
      (typeof value === 'number' && /^-?\d+(\.\d+)?$/.test(`${value}`));

/** In letters that mean nothing in an address: the manager writes there what it is given. */
export const written = (values: Args) =>
  encodeURIComponent(JSON.stringify(values)).replaceAll('~', '%7E').replaceAll('%', '~');

const read = (text: string): unknown => JSON.parse(decodeURIComponent(text.replaceAll('~', '%')));

/** What `args` loses of what has been changed, for an address; null for nothing. */
export function valuesFor(initialArgs: Args, args: Args): string | null {
  const lost = Object.entries(args).filter(
    ([name, value]: [string, unknown]) =>
      !isInArgs(value) && JSON.stringify(value) !== JSON.stringify(initialArgs[name]),
  );
  return lost.length > 0 ? written(Object.fromEntries(lost)) : null;
}

/** The values in the query of an address; none if it is broken. */
export function valuesIn(query: string): Args {
  try {
    const text = new URLSearchParams(query).get(VALUES);
    return text ? (Object(read(text)) as Args) : {};
  } catch {
    return {};
  }
}
