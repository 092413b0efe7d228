import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, messageOf } from './errors.ts';

/** Reads the entries of a data file from its JSON. Both functions throw an error for invalid JSON. */
export type Format<Value> = {
  entriesOf(content: unknown): [key: string, value: unknown][];
  read(key: string, value: unknown): Value;
};

/**
 * Reads a data file.
 *
 * @returns an empty map when there is no such file, or null in place of one
 * @throws a one-line error that names the file, which stays as it is, for repair
 */
export function readDataFile<Value>(
  file: string | null,
  format: Format<Value>,
): Map<string, Value> {
  const text = file === null ? undefined : readText(file);
  if (text === undefined) return new Map();
  try {
    return readEntries(text, format);
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

function readEntries<Value>(text: string, { entriesOf, read }: Format<Value>): Map<string, Value> {
  const [content, ...commits] = readLines(text);
  const entries = new Map(entriesOf(content));
  for (const [key, value] of (commits as [string, unknown][][]).flat()) {
    if (value === null) entries.delete(key);
    else entries.set(key, value);
  }
  return new Map([...entries].map(([key, value]) => [key, read(key, value)]));
}

/**
 * Reads a file with several lines. Earlier versions added a line for each commit, and left several
 * when they were killed. A last line without a line break was never confirmed.
 */
function readLines(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    const [first = '', ...commits] = text.split('\n');
    return [first, ...commits.slice(0, -1)].map((line) => JSON.parse(line) as unknown);
  }
}

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
