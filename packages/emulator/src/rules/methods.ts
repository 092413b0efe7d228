import { compilePattern } from './pattern.ts';
import { EvaluationError, MapDiff, asList, asMap, asString } from './values.ts';
import { equal, notKnown, typeOf } from './values.ts';
import type { Value } from './values.ts';

type Method = (...args: never[]) => Value;

/** The methods of each type; the receiver is the first argument. */
const METHODS: Readonly<Record<string, Readonly<Record<string, Method>>>> = {
  string: {
    // In UTF-16 code units, as Google's emulator counts.
    size: (text: string) => BigInt(text.length),
    matches: (text: string, pattern: Value) => compilePattern(asString(pattern)).test(text),
    replace: (text: string, pattern: Value, by: Value) =>
      replace(text, asString(pattern), asString(by)),
  },
  list: {
    size: (list: Value[]) => BigInt(list.length),
    concat: (list: Value[], other: Value) => [...list, ...asList(other)],
    hasAll: (list: Value[], other: Value) => asList(other).every((item) => contains(list, item)),
    hasAny: (list: Value[], other: Value) => asList(other).some((item) => contains(list, item)),
    hasOnly: (list: Value[], other: Value) => hasOnly(list, asList(other)),
  },
  map: {
    size: (map: Map<string, Value>) => BigInt(map.size),
    keys: (map: Map<string, Value>) => [...map.keys()],
    get(map: Map<string, Value>, key: Value, fallback: Value) {
      const value = map.get(asString(key));
      return value === undefined ? fallback : value;
    },
    diff: (map: Map<string, Value>, other: Value) => new MapDiff(map, asMap(other)),
  },
  map_diff: { affectedKeys: (diff: MapDiff) => diff.affected },
  set: {
    hasOnly: (set: Set<string>, other: Value) => hasOnly([...set], asList(other)),
  },
};

/** Whether any type has a method of this name that takes so many arguments. */
export const isMethod = (name: string, args: number): boolean =>
  Object.values(METHODS).some(
    (methods) => Object.hasOwn(methods, name) && methods[name]?.length === args + 1,
  );

/** @throws EvaluationError when the type has no such method or an argument is of a wrong type */
export function callMethod(receiver: Value, name: string, args: readonly Value[]): Value {
  const methods = METHODS[typeOf(receiver)] ?? {};
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (method?.length !== args.length + 1)
    throw new EvaluationError(`${typeOf(receiver)} has no method ${name}()`);
  return method(...([receiver, ...args] as never[]));
}

export const contains = (list: readonly Value[], wanted: Value): boolean =>
  list.some((item) => equal(item, wanted));

const hasOnly = (list: readonly Value[], allowed: readonly Value[]) =>
  list.every((item) => contains(allowed, item));

/** Replaces plain text everywhere. Google's evaluator takes a pattern. */
function replace(text: string, pattern: string, by: string): string {
  if (!/^[\w\s/,:;@%&=-]+$/.test(pattern) || /[\\$]/.test(by))
    throw notKnown('replace() with more than plain text');
  return text.replaceAll(pattern, by);
}
