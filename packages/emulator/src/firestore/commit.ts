import { isObject } from '../lib/json.ts';
import type { JsonObject } from '../lib/json.ts';
import type { Context } from './access.ts';
import type { StoredDocument } from './documents.ts';
import { RequestError, checkKeys, invalid, notImplemented } from './errors.ts';
import { checkFields } from './fields.ts';
import type { Fields } from './fields.ts';
import { checkDocumentName } from './paths.ts';

type Write = {
  name: string;
  /** What has to hold: the document exists, or it does not. */
  exists: boolean | undefined;
  /** Undefined for a delete. */
  update: { fields: Fields; mask: string[] | undefined } | undefined;
};

/**
 * `documents:commit` applies all writes or none. The rules and preconditions of each write see the
 * result of the writes before it.
 */
export function commit(
  body: JsonObject,
  { root, caller, time, store, guard }: Context,
): JsonObject {
  checkKeys(body, 'commit', ['writes']);
  const writes: unknown = body['writes'] ?? [];
  if (!Array.isArray(writes)) throw invalid('writes is not a list');
  const changes = new Map<string, StoredDocument | undefined>();
  for (const json of writes) {
    const { name, exists, update } = readWrite(json, root);
    const stored = (changes.has(name) ? changes : store).get(name);
    const next = update && apply(update, stored);
    // The rules see a write as a create when it can only succeed as one.
    const write = (exists ?? stored !== undefined) ? 'update' : 'create';
    const method = update ? write : 'delete';
    guard({ method, name, caller, next, stored: method === 'create' ? undefined : stored });
    if (exists === false && stored)
      throw new RequestError('ALREADY_EXISTS', `Document already exists: ${name}`);
    if (exists && !stored) throw new RequestError('NOT_FOUND', `No document to update: ${name}`);
    changes.set(
      name,
      next && { fields: next, createTime: stored?.createTime ?? time, updateTime: time },
    );
  }
  store.commit(changes);
  return { writeResults: writes.map(() => ({ updateTime: time })), commitTime: time };
}

function readWrite(json: unknown, root: string): Write {
  if (!isObject(json)) throw invalid('a write is not a map');
  checkKeys(json, 'a write', ['update', 'delete', 'updateMask', 'currentDocument']);
  if ('delete' in json === 'update' in json)
    throw invalid('a write has to be either an update or a delete');
  const exists = readPrecondition(json['currentDocument']);
  if ('delete' in json)
    return { name: checkDocumentName(json['delete'], root), exists, update: undefined };
  const document = json['update'];
  if (!isObject(document)) throw invalid('update is not a document');
  return {
    name: checkDocumentName(document['name'], root),
    exists,
    update: { fields: checkFields(document['fields'] ?? {}), mask: readMask(json['updateMask']) },
  };
}

function readPrecondition(json: unknown): boolean | undefined {
  if (json === undefined) return undefined;
  if (!isObject(json)) throw invalid('currentDocument is not a map');
  checkKeys(json, 'currentDocument', ['exists']);
  if (typeof json['exists'] !== 'boolean') throw invalid('currentDocument has no condition');
  return json['exists'];
}

function readMask(json: unknown): string[] | undefined {
  if (json === undefined) return undefined;
  const paths = isObject(json) ? (json['fieldPaths'] ?? []) : undefined;
  if (!Array.isArray(paths)) throw invalid('updateMask is not a list of field paths');
  return paths.map((path: unknown) => {
    if (typeof path === 'string' && /^[A-Za-z_]\w*$/.test(path)) return path;
    throw notImplemented(`the field path ${JSON.stringify(path)}`);
  });
}

/** Sets the fields of the mask, removes those that have no value, and keeps all others. */
function apply(
  { fields, mask }: NonNullable<Write['update']>,
  stored: StoredDocument | undefined,
): Fields {
  if (!mask) return fields;
  const result = new Map(Object.entries(stored?.fields ?? {}));
  for (const name of mask) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (value) result.set(name, value);
    else result.delete(name);
  }
  return Object.fromEntries(result);
}
