import { RequestError } from './errors.ts';
import type { Fields } from './fields.ts';
import type { JsonObject } from '../lib/json.ts';
import { isObject } from '../lib/json.ts';

/** The resource name that starts the name of every document in a project. */
export function rootOf(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

const MAX_ID_BYTES = 1500;

/** Checks a document name. @throws RequestError when it does not belong to this project */
export function checkDocumentName(name: unknown, root: string): string {
  if (typeof name !== 'string' || !name.startsWith(`${root}/`)) {
    throw invalid(`${JSON.stringify(name)} is not a document under ${root}`);
  }
  const ids = name.slice(root.length + 1).split('/');
  if (ids.length % 2 !== 0) throw invalid(`${name} is the name of a collection, not of a document`);
  for (const id of ids) checkId(id, name);
  return name;
}

export function checkId(id: string, where: string): void {
  const isBad =
    id === '' ||
    id === '.' ||
    id === '..' ||
    /^__.*__$/s.test(id) ||
    Buffer.byteLength(id) > MAX_ID_BYTES;
  if (isBad)
    throw invalid(`${where} has a part that cannot be an id: ${JSON.stringify(id.slice(0, 40))}`);
}

/** The part of a name that the rules match: everything after the project. */
export function rulesPath(name: string): string[] {
  return name.split('/').slice(2);
}

/** Parses a field path: names joined by dots, each plain or in backticks. */
export function parseFieldPath(path: unknown): string[] {
  if (typeof path !== 'string') throw invalid(`${JSON.stringify(path)} is not a field path`);
  const names: string[] = [];
  const pattern = /(?:`((?:[^`\\]|\\.)+)`|([A-Za-z_][A-Za-z_0-9]*))(\.|$)/gsy;
  let end = 0;
  let dot = '.';
  for (const match of path.matchAll(pattern)) {
    names.push(match[1]?.replaceAll(/\\(.)/gs, '$1') ?? match[2] ?? '');
    dot = match[3] ?? '';
    end = match.index + match[0].length;
  }
  if (end !== path.length || dot !== '')
    throw invalid(`${JSON.stringify(path)} is not a field path`);
  return names;
}

/** The value at a field path. */
export function getAt(fields: Fields, path: readonly string[]): JsonObject | undefined {
  let inner: Fields | undefined = fields;
  for (const name of path.slice(0, -1)) inner = inner && fieldsIn(inner, name);
  const last = path.at(-1);
  return inner && last !== undefined && Object.hasOwn(inner, last) ? inner[last] : undefined;
}

/** Copies the fields with the value at a path set, or removed if it is undefined. */
export function setAt(
  fields: Fields,
  path: readonly string[],
  value: JsonObject | undefined,
): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const entries = new Map(Object.entries(fields));
  if (rest.length > 0) {
    const inner = fieldsIn(fields, name);
    if (inner || value)
      entries.set(name, { mapValue: { fields: setAt(inner ?? {}, rest, value) } });
  } else if (value === undefined) {
    entries.delete(name);
  } else {
    entries.set(name, value);
  }
  return Object.fromEntries(entries);
}

function fieldsIn(fields: Fields, name: string): Fields | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const map = value?.['mapValue'];
  if (!isObject(map)) return undefined;
  return (map['fields'] ?? {}) as Fields;
}

function invalid(message: string): RequestError {
  return new RequestError('INVALID_ARGUMENT', `${message}.`);
}
