import { readDataFile, writeDataFile } from '../lib/data-file.ts';
import type { Format } from '../lib/data-file.ts';
import { messageOf } from '../lib/errors.ts';
import { isObject } from '../lib/json.ts';
import { checkFields } from './fields.ts';
import type { Fields } from './fields.ts';

/** A stored document; the times are RFC 3339. */
export type StoredDocument = { fields: Fields; createTime: string; updateTime: string };

/** What a commit changes: the new documents by full name, undefined for one that is deleted. */
export type Changes = ReadonlyMap<string, StoredDocument | undefined>;

/** All documents by full name. */
export type DocumentStore = {
  get(name: string): StoredDocument | undefined;
  /** When this returns, the changes are on disk; when it throws, nothing has changed. */
  commit(changes: Changes): void;
};

/**
 * Opens the documents of a data file. All collections share it, so that a commit that changes
 * several is kept as a whole or not at all.
 *
 * @param file null: in memory only
 * @throws a one-line error when the file is damaged
 */
export function openDocuments(file: string | null): DocumentStore {
  let documents = readDataFile(file, FORMAT);
  return {
    get: (name) => documents.get(name),
    commit(changes) {
      const next = new Map(documents);
      for (const [name, document] of changes) {
        if (document) next.set(name, document);
        else next.delete(name);
      }
      if (file !== null && changes.size > 0) {
        writeDataFile(
          file,
          JSON.stringify({ format: VERSION, documents: Object.fromEntries(next) }),
        );
      }
      documents = next;
    },
  };
}

const VERSION = 1;

const FORMAT: Format<StoredDocument> = {
  entriesOf(content) {
    if (!isObject(content) || content['format'] !== VERSION)
      throw new Error('it is not a documents file');
    if (!isObject(content['documents'])) throw new Error('it has no documents');
    return Object.entries(content['documents']);
  },
  read(name, document) {
    const { fields, createTime, updateTime } = isObject(document) ? document : {};
    if (typeof createTime !== 'string' || typeof updateTime !== 'string')
      throw new Error(`${name} is not a document`);
    try {
      return { fields: checkFields(fields), createTime, updateTime };
    } catch (error) {
      throw new Error(`${name}: ${messageOf(error)}`, { cause: error });
    }
  },
};
