import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, messageOf } from './errors.ts';

/**
 * Reads the lines of a data file, or all of it as one if someone has formatted its JSON. A last line without its line break is left out if it is not
 * whole JSON: it was being written when the process ended. The first line is never left out.
 *
 * @returns an empty list when there is no such file
 * @throws a one-line error that names the file
 */
export function readLines(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw new Error(`The data file ${file} cannot be read (${messageOf(error)}).`, {
      cause: error,
    });
  }
  if (isJson(text)) return [text];
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  return lines.length > 1 && !isJson(last) ? lines.slice(0, -1) : lines;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The error for a data file that cannot be understood. It stays as it is, for repair. */
export function damaged(file: string, line: number, fault: unknown): Error {
  return new Error(
    `The data file ${file} is damaged (line ${line}: ${messageOf(fault)}): repair it, or move it away to start with empty data.`,
  );
}

/**
 * Writes a JSON data file of one line atomically: a crash leaves either the old or the new content,
 * and the new content is on disk when this returns.
 */
export function writeDataFile(file: string, value: unknown): void {
  const temporary = `${file}.tmp`;
  const descriptor = openSync(temporary, 'w', 0o600);
  try {
    writeAll(descriptor, Buffer.from(`${JSON.stringify(value)}\n`));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporary, file);
  syncFolder(dirname(file));
}

/** Writes all bytes; the system may take fewer at once. */
export function writeAll(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
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
