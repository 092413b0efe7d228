import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, messageOf } from './errors.ts';
import { isObject } from './json.ts';

/** The version of the files that is read and written. */
const FORMAT = 1;

/**
 * Reads a data file.
 *
 * @param parse reads what the file has under its own name; throws an error for invalid data
 * @returns an empty map when there is no such file, or null in place of one
 * @throws a one-line error that names the file, which stays as it is, for repair
 */
export function readDataFile<Value>(
  file: string | null,
  parse: (content: Record<string, unknown>) => Map<string, Value>,
): Map<string, Value> {
  const text = file === null ? undefined : readText(file);
  if (text === undefined) return new Map();
  try {
    const content: unknown = JSON.parse(text);
    if (!isObject(content) || content['format'] !== FORMAT)
      throw new Error('it is not a data file of this version');
    return parse(content);
  } catch (error) {
    throw new Error(
      `The data file ${file} is damaged (${messageOf(error)}): repair it, or move it away to start with empty data.`,
      { cause: error },
    );
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Error(`The data file ${file} cannot be read (${messageOf(error)}).`, {
      cause: error,
    });
  }
}

/** The text of a data file. */
export const toText = (content: object): string => JSON.stringify({ format: FORMAT, ...content });

/**
 * Writes a data file as a whole. A crash leaves either the old or the new content, and the new one
 * is on disk when this returns.
 */
export function writeDataFile(file: string, text: string): void {
  const temporary = `${file}.tmp`;
  writeFileSync(temporary, text, { mode: 0o600, flush: true });
  renameSync(temporary, file);
  // Makes the renaming itself durable. Windows cannot open a folder and does not need this.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
