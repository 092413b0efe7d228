import { join } from 'node:path';
import { readDataFile, writeDataFile } from '../lib/data-file.ts';
import type { Format } from '../lib/data-file.ts';
import { messageOf } from '../lib/errors.ts';
import { isObject } from '../lib/json.ts';
import { checkFields } from './fields.ts';
import type { Fields } from './fields.ts';
import { rootOf } from './paths.ts';

/** A stored document; the times are RFC 3339. */
export type StoredDocument = { fields: Fields; createTime: string; updateTime: string };

/** What a commit changes: the new documents by full name, undefined for one that is deleted. */
export type Changes = ReadonlyMap<string, StoredDocument | undefined>;

/** All documents by full name. */
export type DocumentStore = {
  get(name: string): StoredDocument | undefined;
  /** The documents directly in a collection, in the order of their names. */
  list(collection: string): [name: string, document: StoredDocument][];
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
    list: (collection) => inCollection(documents, collection),
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

/**
 * Reads the documents of a collection from a data folder, even while a backend uses it.
 *
 * @throws a one-line error when the data file is damaged
 */
export const readCollection = (
  dataDir: string,
  projectId: string,
  collection: string,
): [name: string, document: StoredDocument][] =>
  inCollection(
    readDataFile(join(dataDir, DOCUMENTS_FILE), FORMAT),
    `${rootOf(projectId)}/${collection}`,
  );

/** The data file in its folder. */
export const DOCUMENTS_FILE = 'documents.json';

const inCollection = (documents: ReadonlyMap<string, StoredDocument>, collection: string) =>
  [...documents]
    .filter(([name]) => name.slice(0, name.lastIndexOf('/')) === collection)
    .sort(([a], [b]) => (a < b ? -1 : 1));

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
