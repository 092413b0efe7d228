import { StopError } from '@rapport/tooling/root';
import { consumers } from './consumers.ts';

const OPTIONS = ['--write', '--keep'];

/** The arguments of `npm test -- consumers`. */
export interface Arguments {
  /** The consumers to test. */
  names: string[];
  /** Whether the projects stay where they are. */
  keeps: boolean;
  /** Whether the docs record the consumers that pass. */
  writes: boolean;
}

/**
 * Reads the words after the command.
 * @throws StopError if a word names neither a consumer nor an option.
 */
export function readArguments(words: readonly string[]): Arguments {
  const options = words.filter((word) => word.startsWith('--'));
  const names = words.filter((word) => !word.startsWith('--'));
  const unknownOption = options.find((option) => !OPTIONS.includes(option));
  if (unknownOption) {
    throw new StopError(`There is no option ${unknownOption}: there are ${OPTIONS.join(' and ')}.`);
  }
  const unknown = names.filter((name) => !Object.hasOwn(consumers, name));
  if (unknown.length > 0) {
    throw new StopError(
      `There is no consumer ${unknown.join(', ')}: choose from ${Object.keys(consumers).join(', ')}.`,
    );
  }
  return {
    names: names.length > 0 ? names : Object.keys(consumers),
    keeps: options.includes('--keep'),
    writes: options.includes('--write'),
  };
}
