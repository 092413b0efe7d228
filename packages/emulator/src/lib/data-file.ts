import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, messageOf } from './errors.ts';

/**
 * Reads a JSON data file.
 *
 * @param check returns what is wrong with the parsed value, or undefined
 * @returns undefined when there is no such file
 * @throws a one-line error that names the file and the fix; the file is not changed
 */
export function readDataFile(file: string, check: (value: unknown) => string | undefined): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Error(`The data file ${file} cannot be read (${messageOf(error)}).`, {
      cause: error,
    });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw damaged(file, messageOf(error));
  }
  const fault = check(value);
  if (fault !== undefined) throw damaged(file, fault);
  return value;
}

function damaged(file: string, fault: string): Error {
  return new Error(
    `The data file ${file} is damaged (${fault}): repair it, or delete it to start with empty data.`,
  );
}

/**
 * Writes a JSON data file atomically: a crash leaves either the old or the new content, and the new
 * content is on disk when this returns.
 */
export function writeDataFile(file: string, value: unknown): void {
  const temporary = `${file}.tmp`;
  const descriptor = openSync(temporary, 'w', 0o600);
  try {
    const bytes = Buffer.from(JSON.stringify(value));
    let written = 0;
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporary, file);
  syncFolder(dirname(file));
}

/** Makes the rename itself durable. Windows cannot open a folder and does not need this. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
