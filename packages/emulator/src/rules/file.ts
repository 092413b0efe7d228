import { readFileSync, statSync } from 'node:fs';
import { messageOf } from '../lib/errors.ts';
import { parseRules } from './parse.ts';
import type { Match } from './parse.ts';
import { RulesError } from './tree.ts';

/** Returns the current rules of the file, or undefined while it is invalid. */
export type RulesSource = () => Match | undefined;

/**
 * Opens a rules file. Each call checks the file for changes, so an edit applies to the next
 * request. An invalid edit is logged once, and everything is denied until the file is fixed.
 *
 * @throws a one-line error when the file is invalid at startup
 */
export function openRules(file: string, log: (line: string) => void): RulesSource {
  let state = { stamp: stampOf(file), rules: read(file) as Match | undefined };
  return () => {
    const stamp = stampOf(file);
    if (stamp !== state.stamp) {
      try {
        state = { stamp, rules: read(file) };
        log(`Reloaded the rules in ${file}.`);
      } catch (error) {
        state = { stamp, rules: undefined };
        log(`${messageOf(error)} Every request is denied until it is fixed.`);
      }
    }
    return state.rules;
  };
}

/** Changes whenever the file does. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : 'missing';
}

function read(file: string): Match {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`The rules file ${file} cannot be read (${messageOf(error)}).`, {
      cause: error,
    });
  }
  try {
    return parseRules(source);
  } catch (error) {
    if (error instanceof RulesError) throw new Error(`${file}:${error.message}`, { cause: error });
    throw error;
  }
}
