/** Reads the options of commands. */
import { StopError } from './root.ts';

/**
 * Returns the values of an option's list, in the order of the possible values.
 * @throws StopError if a value is not possible.
 */
export function choose<T extends string>(
  option: string,
  list: string,
  possible: readonly T[],
): T[] {
  const chosen = list.split(',').map((part) => part.trim());
  const unknown = chosen.find((one) => !possible.includes(one as T));
  if (unknown === undefined) return possible.filter((one) => chosen.includes(one));
  throw new StopError(`--${option}: "${unknown}" is not one of ${possible.join(', ')}.`);
}

/**
 * Reads a whole number of at least 1.
 * @throws StopError if it is anything else.
 */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new StopError(
    `--${option}: "${text}" is not a whole number of at least 1, such as --${option} 5.`,
  );
}
