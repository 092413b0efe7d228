import { isObject } from '../lib/json.ts';
import { readDataFile, writeDataFile } from '../lib/data-file.ts';
import { messageOf } from '../lib/errors.ts';
import { checkFields } from './fields.ts';
import type { Fields } from './fields.ts';

/** A stored document; the times are RFC 3339. */
export type StoredDocument = { fields: Fields; createTime: string; updateTime: string };
export type Documents = ReadonlyMap<string, StoredDocument>;

/** All documents by full name. */
export type DocumentStore = {
  read(): Documents;
  /** Replaces everything. When this returns, the new state is on disk. */
  write(next: Documents): void;
};

const FORMAT = 1;

/**
 * Opens the documents of a data file, or starts empty in memory.
 *
 * @throws a one-line error when the file is damaged
 */
export function openDocuments(file: string | null): DocumentStore {
  let documents = file === null ? new Map<string, StoredDocument>() : load(file);
  return {
    read: () => documents,
    write(next) {
      if (file !== null) {
        writeDataFile(file, { format: FORMAT, documents: Object.fromEntries(next) });
      }
      documents = new Map(next);
    },
  };
}

function load(file: string): Map<string, StoredDocument> {
  const data = readDataFile(file, findFault) as
    { documents: Record<string, StoredDocument> } | undefined;
  return new Map(Object.entries(data?.documents ?? {}));
}

function findFault(data: unknown): string | undefined {
  if (!isObject(data) || data['format'] !== FORMAT) return 'it is not a documents file';
  if (!isObject(data['documents'])) return 'it has no documents';
  for (const [name, document] of Object.entries(data['documents'])) {
    const isDocument =
      isObject(document) &&
      typeof document['createTime'] === 'string' &&
      typeof document['updateTime'] === 'string';
    if (!isDocument) return `${name} is not a document`;
    try {
      checkFields(document['fields']);
    } catch (error) {
      return `${name}: ${messageOf(error)}`;
    }
  }
  return undefined;
}
