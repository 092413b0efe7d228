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
    for (const item of items) if (!contains(this.items, item)) this.items.push(item);
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
  'null',
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

/** Values of different types are never equal, except that 1 equals 1.0. */
export function equal(a: Value, b: Value): boolean {
  if (isNumber(a) && isNumber(b)) return a == b;
  if (typeOf(a) !== typeOf(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return sameItems(a, b);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return sameItems([...a], [...b]);
  if (a instanceof Path && b instanceof Path) return sameItems([...a.segments], [...b.segments]);
  if (a instanceof Map && b instanceof Map) return sameMap(a, b);
  if (a instanceof ValueSet && b instanceof ValueSet) {
    return a.items.length === b.items.length && a.items.every((item) => contains(b.items, item));
  }
  if (a instanceof MapDiff && b instanceof MapDiff) {
    return sameMap(a.after, b.after) && sameMap(a.before, b.before);
  }
  if (a instanceof Timestamp && b instanceof Timestamp) return a.text === b.text;
  if (a instanceof LatLng && b instanceof LatLng) {
    return a.latitude === b.latitude && a.longitude === b.longitude;
  }
  return a === b;
}

export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function sameItems(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((item, index) => equal(item, b[index] ?? null));
}

function sameMap(a: Map<string, Value>, b: Map<string, Value>): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !equal(value, other)) return false;
  }
  return true;
}

export function contains(items: readonly Value[], wanted: Value): boolean {
  return items.some((item) => equal(item, wanted));
}
