import { isObject } from '../lib/json.ts';
import type { JsonObject } from '../lib/json.ts';
import type { Guard } from './access.ts';
import type { Caller } from './caller.ts';
import type { DocumentStore, StoredDocument } from './documents.ts';
import { RequestError, notImplemented } from './errors.ts';
import { checkFields, readTimestamp } from './fields.ts';
import type { Fields } from './fields.ts';
import { checkDocumentName, getAt, parseFieldPath, setAt } from './paths.ts';
import { checkKeys } from './shape.ts';

type Context = { root: string; caller: Caller; time: string; store: DocumentStore; guard: Guard };

type Precondition = { exists?: boolean; updateTime?: string };
type Write = {
  name: string;
  precondition: Precondition;
  /** Undefined for a delete. */
  update: { fields: Fields; mask: string[][] | undefined; serverTimes: string[][] } | undefined;
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
  const writes = (body['writes'] ?? []) as unknown;
  if (!Array.isArray(writes)) throw invalid('writes is not a list');
  const changes = new Map<string, StoredDocument | undefined>();
  const writeResults: JsonObject[] = [];
  for (const json of writes) {
    const write = readWrite(json, root);
    const stored = (changes.has(write.name) ? changes : store).get(write.name);
    const next = write.update && applyUpdate(stored, write.update, time);
    const method = methodOf(write, stored);
    guard({
      method,
      name: write.name,
      caller,
      time,
      stored: method === 'create' ? undefined : stored,
      ...(next && { next }),
    });
    checkPrecondition(write, stored);
    changes.set(
      write.name,
      next && { fields: next, createTime: stored?.createTime ?? time, updateTime: time },
    );
    const times = write.update?.serverTimes ?? [];
    writeResults.push({
      updateTime: time,
      ...(times.length > 0 && { transformResults: times.map(() => ({ timestampValue: time })) }),
    });
  }
  store.commit(changes);
  return { writeResults, commitTime: time };
}

/** The rules see a write as a create when it can only succeed as one. */
function methodOf({ update, precondition }: Write, stored: StoredDocument | undefined) {
  if (!update) return 'delete';
  const exists =
    precondition.exists ?? (precondition.updateTime !== undefined || stored !== undefined);
  return exists ? 'update' : 'create';
}

function readWrite(json: unknown, root: string): Write {
  if (!isObject(json)) throw invalid('a write is not a map');
  checkKeys(json, 'a write', [
    'update',
    'delete',
    'updateMask',
    'updateTransforms',
    'currentDocument',
  ]);
  const precondition = readPrecondition(json['currentDocument']);
  if ('delete' in json === 'update' in json)
    throw invalid('a write has to be either an update or a delete');
  if ('delete' in json)
    return { name: checkDocumentName(json['delete'], root), precondition, update: undefined };
  const document = json['update'];
  if (!isObject(document)) throw invalid('update is not a document');
  return {
    name: checkDocumentName(document['name'], root),
    precondition,
    update: {
      fields: checkFields(document['fields'] ?? {}),
      mask: readMask(json['updateMask']),
      serverTimes: readTransforms(json['updateTransforms']),
    },
  };
}

function readPrecondition(json: unknown): Precondition {
  if (json === undefined) return {};
  if (!isObject(json)) throw invalid('currentDocument is not a map');
  checkKeys(json, 'currentDocument', ['exists', 'updateTime']);
  const { exists, updateTime } = json;
  if (typeof exists === 'boolean' && updateTime === undefined) return { exists };
  const time = typeof updateTime === 'string' ? readTimestamp(updateTime) : undefined;
  if (time && exists === undefined) return { updateTime: time.text };
  throw invalid('currentDocument has to have either exists or updateTime');
}

function readMask(json: unknown): string[][] | undefined {
  if (json === undefined) return undefined;
  const paths = isObject(json) ? (json['fieldPaths'] ?? []) : undefined;
  if (!Array.isArray(paths)) throw invalid('updateMask is not a list of field paths');
  return paths.map(parseFieldPath);
}

/** Supports only the server timestamp; the other transforms are for counters and lists. */
function readTransforms(json: unknown): string[][] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw invalid('updateTransforms is not a list');
  return json.map((transform: unknown) => {
    if (!isObject(transform) || transform['setToServerValue'] !== 'REQUEST_TIME') {
      throw notImplemented('a field transform other than the server timestamp');
    }
    return parseFieldPath(transform['fieldPath']);
  });
}

function applyUpdate(
  stored: StoredDocument | undefined,
  { fields, mask, serverTimes }: NonNullable<Write['update']>,
  time: string,
): Fields {
  let result = mask ? (stored?.fields ?? {}) : fields;
  for (const path of mask ?? []) result = setAt(result, path, getAt(fields, path));
  for (const path of serverTimes) result = setAt(result, path, { timestampValue: time });
  return result;
}

function checkPrecondition(
  { name, precondition }: Write,
  stored: StoredDocument | undefined,
): void {
  const { exists, updateTime } = precondition;
  if (exists === false && stored)
    throw new RequestError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if ((exists || updateTime) && !stored)
    throw new RequestError('NOT_FOUND', `No document to update: ${name}`);
  if (updateTime && stored && readTimestamp(stored.updateTime)?.text !== updateTime) {
    throw new RequestError(
      'FAILED_PRECONDITION',
      `The document was changed since ${updateTime}: ${name}`,
    );
  }
}

function invalid(message: string): RequestError {
  return new RequestError('INVALID_ARGUMENT', `Invalid commit: ${message}.`);
}
