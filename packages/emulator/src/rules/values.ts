/** A value of the rules language, which distinguishes integers (bigint) from floats (number). */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Value[]
  | Map<string, Value>
  | ValueSet
  | MapDiff
  | Timestamp
  | Path
  | LatLng;

export class ValueSet {
  readonly items: Value[] = [];
  constructor(items: Iterable<Value>) {
    for (const item of items) if (!this.has(item)) this.items.push(item);
  }
  has(wanted: Value): boolean {
    return this.items.some((item) => alike(item, wanted));
  }
}

/** The result of `after.diff(before)`. */
export class MapDiff {
  readonly after: Map<string, Value>;
  readonly before: Map<string, Value>;
  constructor(after: Map<string, Value>, before: Map<string, Value>) {
    this.after = after;
    this.before = before;
  }
}

/** An RFC 3339 time in UTC with nine fractional digits, so that times compare as text. */
export class Timestamp {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class Path {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

export class LatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** The type names after `is`. `number` is int or float. */
export const TYPE_NAMES = [
  'bool',
  'bytes',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
] as const;

export function typeOf(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (value instanceof Uint8Array) return 'bytes';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (value instanceof ValueSet) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Path) return 'path';
  return 'latlng';
}

export function isType(value: Value, type: string): boolean {
  const actual = typeOf(value);
  return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'));
}

/**
 * `==` in the rules. As in Google's evaluator, 1 equals 1.0, but [1] does not equal [1.0]. Values
 * of other different types are never equal.
 */
export function equal(a: Value, b: Value): boolean {
  return sameNumber(a, b) ?? same(a, b, strictly);
}

/** How sets and `diff()` compare: 1 equals 1.0 at any depth. */
export function alike(a: Value, b: Value): boolean {
  return sameNumber(a, b) ?? same(a, b, alike);
}

function strictly(a: Value, b: Value): boolean {
  return typeOf(a) === typeOf(b) && (sameNumber(a, b) ?? same(a, b, strictly));
}

type Comparison = (a: Value, b: Value) => boolean;

/** Undefined unless both are numbers. An int is compared with a float as a float. */
function sameNumber(a: Value, b: Value): boolean | undefined {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a === b;
  return isNumber(a) && isNumber(b) ? Number(a) === Number(b) : undefined;
}

function same(a: Value, b: Value, items: Comparison): boolean {
  if (typeOf(a) !== typeOf(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return sameItems(a, b, items);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  if (a instanceof Path && b instanceof Path)
    return sameItems([...a.segments], [...b.segments], items);
  if (a instanceof Map && b instanceof Map) return sameMap(a, b, items);
  if (a instanceof ValueSet && b instanceof ValueSet)
    return a.items.length === b.items.length && a.items.every((item) => b.has(item));
  if (a instanceof MapDiff && b instanceof MapDiff)
    return sameMap(a.after, b.after, items) && sameMap(a.before, b.before, items);
  if (a instanceof Timestamp && b instanceof Timestamp) return a.text === b.text;
  if (a instanceof LatLng && b instanceof LatLng)
    return a.latitude === b.latitude && a.longitude === b.longitude;
  return a === b;
}

export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function sameItems(a: readonly Value[], b: readonly Value[], items: Comparison): boolean {
  return a.length === b.length && a.every((item, index) => items(item, b[index] ?? null));
}

function sameMap(a: Map<string, Value>, b: Map<string, Value>, items: Comparison): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !items(value, other)) return false;
  }
  return true;
}

/** Whether a list contains the value. As in Google's evaluator, [1.0] does not contain 1. */
export function contains(list: readonly Value[], wanted: Value): boolean {
  return list.some((item) => strictly(item, wanted));
}
