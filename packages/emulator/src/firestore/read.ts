import { isObject } from '../lib/json.ts';
import type { JsonObject } from '../lib/json.ts';
import type { Guard } from './access.ts';
import type { Caller } from './caller.ts';
import type { DocumentStore } from './documents.ts';
import { RequestError, notImplemented } from './errors.ts';
import { checkDocumentName, checkId } from './paths.ts';
import { checkKeys } from './shape.ts';

type Context = { root: string; caller: Caller; time: string; store: DocumentStore; guard: Guard };

/** `documents:batchGet`: one result per document, or an error if any of them may not be read. */
export function batchGet(
  body: JsonObject,
  { root, caller, time, store, guard }: Context,
): JsonObject[] {
  checkKeys(body, 'batchGet', ['documents']);
  const names = body['documents'];
  if (!Array.isArray(names)) {
    throw new RequestError('INVALID_ARGUMENT', 'Invalid batchGet: documents is not a list.');
  }
  return names.map((json) => {
    const name = checkDocumentName(json, root);
    const stored = store.get(name);
    guard({ method: 'get', name, caller, time, stored });
    return stored
      ? { found: { name, ...stored }, readTime: time }
      : { missing: name, readTime: time };
  });
}

/** The most documents in one answer, as Google's servers have it. */
const PAGE = 300;

/** Lists the documents of a collection, page by page, if the rules allow that for any of them. */
export function list(
  collection: string,
  query: URLSearchParams,
  { caller, time, store, guard }: Context,
): JsonObject {
  checkKeys(Object.fromEntries(query), 'list', ['pageSize', 'pageToken', 'key']);
  guardList(collection, { caller, time, guard });
  const size = Math.min(Number(query.get('pageSize') ?? PAGE) || PAGE, PAGE);
  const after = query.get('pageToken') ?? '';
  const rest = store.list(collection).filter(([name]) => name > after);
  const documents = rest.slice(0, size).map(([name, stored]) => ({ name, ...stored }));
  const last = documents.at(-1);
  return {
    ...(last && { documents }),
    ...(last && rest.length > size && { nextPageToken: last.name }),
  };
}

/** A list has to be allowed for every document in the collection; any id represents them. */
function guardList(
  collection: string,
  { caller, time, guard }: Pick<Context, 'caller' | 'time' | 'guard'>,
): void {
  const name = `${collection}/any-document`;
  guard({ method: 'list', name, caller, time, stored: undefined });
}

/**
 * `documents:runQuery` and `documents:runAggregationQuery`: rejects the query when the rules do not
 * allow listing the collection. Queries that the rules allow are not implemented.
 */
export function refuseQuery(
  body: JsonObject,
  parent: string,
  { caller, time, guard }: Context,
): never {
  const query =
    body['structuredQuery'] ??
    (body['structuredAggregationQuery'] as JsonObject | undefined)?.['structuredQuery'];
  const from: unknown =
    isObject(query) && Array.isArray(query['from']) ? query['from'][0] : undefined;
  const collection = isObject(from) ? from['collectionId'] : undefined;
  if (typeof collection !== 'string') {
    throw new RequestError('INVALID_ARGUMENT', 'Invalid query: it has no collection.');
  }
  checkId(collection, 'The collection');
  guardList(`${parent}/${collection}`, { caller, time, guard });
  throw notImplemented('queries');
}
