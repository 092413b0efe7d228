import { join } from 'node:path';
import { readDataFile, toText, writeDataFile } from '../lib/data-file.ts';
import { isObject } from '../lib/json.ts';
import { checkFields } from './fields.ts';
import type { Fields } from './fields.ts';
import { rootOf } from './paths.ts';

/** A stored document; the times are RFC 3339. */
export type StoredDocument = { fields: Fields; createTime: string; updateTime: string };

type Documents = ReadonlyMap<string, StoredDocument>;

/** All documents by full name. */
export type DocumentStore = {
  get(name: string): StoredDocument | undefined;
  /** The documents directly in a collection, in the order of their names. */
  list(collection: string): [name: string, document: StoredDocument][];
  /**
   * Stores documents, and removes those that are undefined. When this returns, they are on disk;
   * when it throws, nothing has changed.
   */
  commit(changes: ReadonlyMap<string, StoredDocument | undefined>): void;
};

/**
 * Opens the documents of a data file. All collections share it, so that a commit that changes
 * several is kept as a whole or not at all.
 *
 * @param file null: in memory only
 * @throws a one-line error when the file is damaged
 */
export function openDocuments(file: string | null): DocumentStore {
  let documents: Documents = readDataFile(file, parse);
  return {
    get: (name) => documents.get(name),
    list: (collection) => inCollection(documents, collection),
    commit(changes) {
      const next = new Map(documents);
      for (const [name, document] of changes) {
        if (document) next.set(name, document);
        else next.delete(name);
      }
      if (file !== null) writeDataFile(file, toText({ documents: Object.fromEntries(next) }));
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
    readDataFile(join(dataDir, DOCUMENTS_FILE), parse),
    `${rootOf(projectId)}/${collection}`,
  );

/** The data file in its folder. */
export const DOCUMENTS_FILE = 'documents.json';

const inCollection = (documents: Documents, collection: string) =>
  [...documents]
    .filter(([name]) => name.slice(0, name.lastIndexOf('/')) === collection)
    .sort(([a], [b]) => (a < b ? -1 : 1));

function parse({ documents }: Record<string, unknown>): Map<string, StoredDocument> {
  if (!isObject(documents)) throw new Error('it has no documents');
  return new Map(
    Object.entries(documents).map(([name, document]) => {
      const { fields, createTime, updateTime } = isObject(document) ? document : {};
      if (typeof createTime !== 'string' || typeof updateTime !== 'string')
        throw new Error(`${name} is not a document`);
      return [name, { fields: checkFields(fields), createTime, updateTime }];
    }),
  );
}
