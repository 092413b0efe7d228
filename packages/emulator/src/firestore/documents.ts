import { isObject } from '../lib/json.ts';
import { openJournal } from '../lib/journal.ts';
import type { Format, Journal } from '../lib/journal.ts';
import { messageOf } from '../lib/errors.ts';
import { checkFields } from './fields.ts';
import type { Fields } from './fields.ts';

/** A stored document; the times are RFC 3339. */
export type StoredDocument = { fields: Fields; createTime: string; updateTime: string };

/** All documents by full name. */
export type DocumentStore = Journal<StoredDocument>;

/**
 * Opens the documents of a data file, or starts empty in memory.
 *
 * @throws a one-line error when the file is damaged
 */
export function openDocuments(file: string | null): DocumentStore {
  return openJournal(file, FORMAT);
}

const VERSION = 1;

const FORMAT: Format<StoredDocument> = {
  snapshot: (documents) => ({ format: VERSION, documents: Object.fromEntries(documents) }),
  entriesOf(data) {
    if (!isObject(data) || data['format'] !== VERSION)
      throw new Error('it is not a documents file');
    if (!isObject(data['documents'])) throw new Error('it has no documents');
    const documents = Object.entries(data['documents']);
    for (const [name, document] of documents) checkDocument(name, document);
    return new Map(documents as [string, StoredDocument][]);
  },
  check: checkDocument,
};

function checkDocument(name: string, document: unknown): void {
  const isDocument =
    isObject(document) &&
    typeof document['createTime'] === 'string' &&
    typeof document['updateTime'] === 'string';
  if (!isDocument) throw new Error(`${name} is not a document`);
  try {
    checkFields(document['fields']);
  } catch (error) {
    throw new Error(`${name}: ${messageOf(error)}`, { cause: error });
  }
}
