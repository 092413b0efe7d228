import { closeSync, fdatasyncSync, fstatSync, ftruncateSync, openSync } from 'node:fs';
import { damaged, readLines, writeAll, writeDataFile } from './data-file.ts';

/** What a commit changes: the new value of each key, or undefined for a key that is removed. */
export type Changes<Value> = ReadonlyMap<string, Value | undefined>;

/** How a store's entries are written; every value is JSON. */
export type Format<Value> = {
  /** The first line: everything, as earlier versions wrote the whole file. */
  snapshot(entries: ReadonlyMap<string, Value>): unknown;
  /** Reads the first line. @throws an error that says what is wrong with it */
  entriesOf(snapshot: unknown): Map<string, Value>;
  /** Checks a value of a commit. @throws an error that says what is wrong with it */
  check(key: string, value: unknown): void;
};

export type Journal<Value> = {
  entries: ReadonlyMap<string, Value>;
  /** When this returns, the changes are on disk; when it throws, nothing has changed. */
  commit(changes: Changes<Value>): void;
  /** Writes the file anew as one line. No commit is accepted afterwards. */
  close(): void;
};

/**
 * Opens a store whose file holds all entries in its first line, and one commit in each line after
 * it: a commit costs the same however much is stored. The first commit of a run and the end of the
 * run write the file anew as one line. An unfinished last line is a commit that was cut off before
 * it was confirmed.
 *
 * @param file null: in memory only
 * @throws a one-line error when the file is damaged; the file is not changed
 */
export function openJournal<Value>(file: string | null, format: Format<Value>): Journal<Value> {
  const entries = new Map<string, Value>();
  const apply = (changes: Changes<Value>) => {
    for (const [key, value] of changes) {
      if (value === undefined) entries.delete(key);
      else entries.set(key, value);
    }
  };
  if (file === null) return { entries, commit: apply, close: () => {} };

  const [first, ...commits] = readLines(file);
  if (first !== undefined) {
    apply(parse(file, 1, first, (value) => format.entriesOf(value)));
    for (const [index, line] of commits.entries()) {
      apply(parse(file, index + 2, line, (value) => changesOf(value, format)));
    }
  }
  const compact = () => writeDataFile(file, format.snapshot(entries));

  let descriptor: number | undefined;
  let isClosed = false;
  /** Opens the file for one more line; it ends with a whole one. */
  const open = () => {
    // Deleted by someone: what is written there would be lost.
    if (descriptor !== undefined && fstatSync(descriptor).nlink === 0) drop();
    if (descriptor === undefined) {
      compact();
      descriptor = openSync(file, 'a');
    }
    return descriptor;
  };
  const drop = () => {
    if (descriptor !== undefined) closeSync(descriptor);
    descriptor = undefined;
  };
  return {
    entries,
    commit(changes) {
      if (isClosed) throw new Error(`The data file ${file} is closed.`);
      if (changes.size === 0) return;
      try {
        append(open(), `${JSON.stringify([...changes])}\n`);
      } catch (error) {
        drop(); // the next commit writes the file anew
        throw error;
      }
      apply(changes);
    },
    close() {
      isClosed = true;
      if (descriptor === undefined) return;
      drop();
      try {
        compact();
      } catch {
        // Nothing is missing: the next start reads the commits.
      }
    },
  };
}

function parse<Result>(
  file: string,
  line: number,
  text: string,
  read: (value: unknown) => Result,
): Result {
  try {
    return read(JSON.parse(text));
  } catch (error) {
    throw damaged(file, line, error);
  }
}

function changesOf<Value>(line: unknown, { check }: Format<Value>): Changes<Value> {
  if (!Array.isArray(line)) throw new Error('it is not a commit');
  return new Map(
    line.map((change: unknown) => {
      const [key, value] = Array.isArray(change) ? (change as unknown[]) : [];
      if (typeof key !== 'string' || value === undefined) throw new Error('it is not a commit');
      if (value === null) return [key, undefined];
      check(key, value);
      return [key, value as Value];
    }),
  );
}

/** Adds a line that is on disk when this returns; what a failed write leaves is cut off again. */
function append(descriptor: number, line: string): void {
  const { size } = fstatSync(descriptor);
  try {
    writeAll(descriptor, Buffer.from(line));
    fdatasyncSync(descriptor);
  } catch (error) {
    ftruncateSync(descriptor, size);
    throw error;
  }
}
