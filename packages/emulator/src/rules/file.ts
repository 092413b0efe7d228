import { readFileSync, statSync } from 'node:fs';
import { messageOf } from '../lib/errors.ts';
import { parseRules } from './parse.ts';
import { RulesError } from './syntax.ts';
import type { Ruleset } from './syntax.ts';

/** The rules in force: those of the file as it stands now, or undefined while it is wrong. */
export type RulesSource = () => Ruleset | undefined;

/**
 * Opens a rules file. The file is looked at on every call, so that a change is in force with the
 * next request. A file that turns wrong is reported once, and all is denied until it is right.
 *
 * @throws one line when the file is wrong at the start
 */
export function openRules(file: string, log: (line: string) => void): RulesSource {
  let state = { stamp: stampOf(file), rules: read(file) as Ruleset | undefined };
  return () => {
    const stamp = stampOf(file);
    if (stamp !== state.stamp) {
      try {
        state = { stamp, rules: read(file) };
        log(`The rules of ${file} were read again.`);
      } catch (error) {
        state = { stamp, rules: undefined };
        log(`${messageOf(error)} Until it is right, every request is denied.`);
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

function read(file: string): Ruleset {
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
