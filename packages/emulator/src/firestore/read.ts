import { isObject } from '../lib/json.ts';
import type { JsonObject } from '../lib/json.ts';
import type { Context } from './access.ts';
import { checkKeys, invalid, notImplemented } from './errors.ts';
import { checkCollection, checkDocumentName } from './paths.ts';

/** `documents:batchGet`: one result per document, or an error if any of them may not be read. */
export function batchGet(
  body: JsonObject,
  { root, caller, time, store, guard }: Context,
): JsonObject[] {
  checkKeys(body, 'batchGet', ['documents']);
  const names = body['documents'];
  if (!Array.isArray(names)) throw invalid('documents is not a list');
  return names.map((json) => {
    const name = checkDocumentName(json, root);
    const stored = store.get(name);
    guard({ method: 'get', name, caller, stored });
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
  { root, caller, store, guard }: Context,
): JsonObject {
  checkKeys(Object.fromEntries(query), 'list', ['pageSize', 'pageToken']);
  guard({ method: 'list', name: `${checkCollection(collection, root)}/any`, caller });
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

/**
 * `documents:runQuery`: rejects the query when the rules do not allow listing the collection.
 * Queries that the rules allow are not implemented.
 */
export function refuseQuery(
  body: JsonObject,
  parent: string,
  { root, caller, guard }: Context,
): never {
  const query = body['structuredQuery'];
  const from: unknown =
    isObject(query) && Array.isArray(query['from']) ? query['from'][0] : undefined;
  const id = isObject(from) ? from['collectionId'] : undefined;
  if (typeof id !== 'string') throw invalid('the query has no collection');
  guard({ method: 'list', name: `${checkCollection(`${parent}/${id}`, root)}/any`, caller });
  throw notImplemented('queries');
}
