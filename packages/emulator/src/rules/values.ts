/** A value of the rules language, which distinguishes integers (bigint) from floats (number). */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Value[]
  | Map<string, Value>
  | MapDiff
  | Set<string>;

/** The result of `after.diff(before)`. */
export class MapDiff {
  /** The keys that were added, removed or changed. */
  readonly affected: Set<string>;

  constructor(after: Map<string, Value>, before: Map<string, Value>) {
    const isSame = (key: string) =>
      after.has(key) && before.has(key) && equal(after.get(key)!, before.get(key)!);
    const keys = [...after.keys(), ...before.keys()];
    this.affected = new Set(keys.filter((key) => !isSame(key)));
  }
}

/**
 * Evaluating a rule failed, for example on a missing field: this rule does not allow. What only
 * Google's evaluator knows fails in the same way, so that nothing is allowed by a guess.
 */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
}

/** The error for something that Google's evaluator may know. */
export const notKnown = (what: string): EvaluationError =>
  new EvaluationError(`the embedded evaluator does not know ${what}`);

/** The types that the rules can test with `is`. */
export const TYPES = ['bool', 'float', 'int', 'list', 'map', 'string'];

export function typeOf(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  return value instanceof Set ? 'set' : 'map_diff';
}

/** `==` in the rules, which compares lists and maps by what is in them. */
export function equal(a: Value, b: Value): boolean {
  const types = new Set([typeOf(a), typeOf(b)]);
  if (types.has('set') || types.has('map_diff')) throw notKnown('== with a set');
  if (types.has('int') && types.has('float')) throw notKnown('an int == a float');
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => equal(item, b[index]!));
  if (a instanceof Map && b instanceof Map) {
    const isSame = ([key, item]: [string, Value]) => b.has(key) && equal(item, b.get(key)!);
    return a.size === b.size && [...a].every(isSame);
  }
  return a === b;
}

/** The value as one of a type. */
export function asString(value: Value): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError(`expected a string, not ${typeOf(value)}`);
}

export function asList(value: Value): Value[] {
  if (Array.isArray(value)) return value;
  throw new EvaluationError(`expected a list, not ${typeOf(value)}`);
}

export function asMap(value: Value): Map<string, Value> {
  if (value instanceof Map) return value;
  throw new EvaluationError(`expected a map, not ${typeOf(value)}`);
}

export function asBool(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  throw new EvaluationError(`expected a bool, not ${typeOf(value)}`);
}
