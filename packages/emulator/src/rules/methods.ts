import { compilePattern } from './pattern.ts';
import { MapDiff, ValueSet, alike, contains, typeOf } from './values.ts';
import type { Value } from './values.ts';

/** Evaluating a rule failed, for example on a missing field: this rule does not allow. */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
}

/** A rule uses something this evaluator does not know: the whole request is denied. */
export class UnknownConstruct extends Error {
  override name = 'UnknownConstruct';
}

type Method<Receiver> = (receiver: Receiver, args: Value[]) => Value;
type Table<Receiver> = Readonly<Record<string, { arity: number; run: Method<Receiver> }>>;

const strings: Table<string> = {
  // In UTF-16 code units, as Google's emulator counts.
  size: { arity: 0, run: (text) => BigInt(text.length) },
  matches: { arity: 1, run: (text, [pattern]) => matches(text, pattern) },
  replace: { arity: 2, run: (text, [pattern, by]) => replace(text, pattern, by) },
};

const bytes: Table<Uint8Array> = {
  size: { arity: 0, run: (value) => BigInt(value.length) },
};

const lists: Table<Value[]> = {
  size: { arity: 0, run: (list) => BigInt(list.length) },
  hasAny: { arity: 1, run: (list, [other]) => asList(other).some((item) => contains(list, item)) },
  hasAll: {
    arity: 1,
    run: (list, [other]) => asList(other).every((item) => contains(list, item)),
  },
  hasOnly: {
    arity: 1,
    run: (list, [other]) => {
      const all = asList(other);
      return list.every((item) => contains(all, item));
    },
  },
  concat: { arity: 1, run: (list, [other]) => [...list, ...asList(other)] },
  toSet: { arity: 0, run: (list) => new ValueSet(list) },
};

const sets: Table<ValueSet> = {
  size: { arity: 0, run: (set) => BigInt(set.items.length) },
  hasAny: {
    arity: 1,
    run: (set, [other]) => itemsOf(other).some((item) => set.has(item)),
  },
  hasAll: {
    arity: 1,
    run: (set, [other]) => itemsOf(other).every((item) => set.has(item)),
  },
  hasOnly: {
    arity: 1,
    run: (set, [other]) => {
      const all = new ValueSet(itemsOf(other));
      return set.items.every((item) => all.has(item));
    },
  },
  union: { arity: 1, run: (set, [other]) => new ValueSet([...set.items, ...asSet(other).items]) },
  intersection: {
    arity: 1,
    run: (set, [other]) => keepItems(set, asSet(other), true),
  },
  difference: {
    arity: 1,
    run: (set, [other]) => keepItems(set, asSet(other), false),
  },
};

const maps: Table<Map<string, Value>> = {
  size: { arity: 0, run: (map) => BigInt(map.size) },
  keys: { arity: 0, run: (map) => [...map.keys()] },
  values: { arity: 0, run: (map) => [...map.values()] },
  get: { arity: 2, run: (map, [key, fallback]) => getFrom(map, key, fallback ?? null) },
  diff: { arity: 1, run: (map, [other]) => new MapDiff(map, asMap(other)) },
};

const diffs: Table<MapDiff> = {
  addedKeys: {
    arity: 0,
    run: (diff) => keysWhere(diff, (after, before) => before === undefined && after !== undefined),
  },
  removedKeys: {
    arity: 0,
    run: (diff) => keysWhere(diff, (after, before) => after === undefined && before !== undefined),
  },
  changedKeys: { arity: 0, run: (diff) => keysWhere(diff, isChanged) },
  unchangedKeys: { arity: 0, run: (diff) => keysWhere(diff, isUnchanged) },
  affectedKeys: {
    arity: 0,
    run: (diff) => keysWhere(diff, (after, before) => !isUnchanged(after, before)),
  },
};

/** Every method of any type, with the argument counts it accepts. */
export const METHODS: ReadonlyMap<string, ReadonlySet<number>> = collect();

function collect(): Map<string, Set<number>> {
  const all = new Map<string, Set<number>>();
  for (const table of [strings, bytes, lists, sets, maps, diffs]) {
    for (const [name, { arity }] of Object.entries(table)) {
      const known = all.get(name) ?? new Set<number>();
      all.set(name, known.add(arity));
    }
  }
  return all;
}

/**
 * Calls a method of a value.
 *
 * @throws EvaluationError when the value's type has no such method or an argument has the wrong
 *   type
 * @throws UnknownConstruct when Google's evaluator might know it
 */
export function callMethod(receiver: Value, name: string, args: Value[]): Value {
  if (typeof receiver === 'string') return call(strings, receiver, name, args);
  if (receiver instanceof Uint8Array) return call(bytes, receiver, name, args);
  if (Array.isArray(receiver)) return call(lists, receiver, name, args);
  if (receiver instanceof ValueSet) return call(sets, receiver, name, args);
  if (receiver instanceof Map) return call(maps, receiver, name, args);
  if (receiver instanceof MapDiff) return call(diffs, receiver, name, args);
  throw new EvaluationError(`${typeOf(receiver)} has no method ${name}()`);
}

function call<Receiver>(
  table: Table<Receiver>,
  receiver: Receiver,
  name: string,
  args: Value[],
): Value {
  const method = Object.hasOwn(table, name) ? table[name] : undefined;
  if (method?.arity !== args.length) {
    throw new EvaluationError(`no method ${name}() with ${args.length} arguments`);
  }
  return method.run(receiver, args);
}

function matches(text: string, pattern: Value | undefined): boolean {
  if (typeof pattern !== 'string') throw new EvaluationError('matches() takes a string');
  const compiled = compilePattern(pattern);
  if (!(compiled instanceof RegExp)) throw new UnknownConstruct(compiled.unknown);
  return compiled.test(text);
}

/** Replaces plain text everywhere. */
function replace(text: string, pattern: Value | undefined, by: Value | undefined): string {
  if (typeof pattern !== 'string' || typeof by !== 'string')
    throw new EvaluationError('replace() takes two strings');
  if (!/^[\w\s/,:;@%&=-]+$/.test(pattern) || /[\\$]/.test(by))
    throw new UnknownConstruct('replace() with more than plain text');
  return text.replaceAll(pattern, by);
}

function getFrom(map: Map<string, Value>, key: Value | undefined, fallback: Value): Value {
  if (typeof key !== 'string') throw new UnknownConstruct('get() with a key that is not a string');
  const value = map.get(key);
  return value === undefined ? fallback : value;
}

function keysWhere(
  { after, before }: MapDiff,
  test: (after: Value | undefined, before: Value | undefined) => boolean,
): ValueSet {
  const keys = new Set([...after.keys(), ...before.keys()]);
  return new ValueSet([...keys].filter((key) => test(after.get(key), before.get(key))));
}

function isChanged(after: Value | undefined, before: Value | undefined): boolean {
  return after !== undefined && before !== undefined && !alike(after, before);
}

function isUnchanged(after: Value | undefined, before: Value | undefined): boolean {
  return after !== undefined && before !== undefined && alike(after, before);
}

/** Returns the items of a set that the other set contains, or those that it does not. */
function keepItems(set: ValueSet, other: ValueSet, isIn: boolean): ValueSet {
  return new ValueSet(set.items.filter((item) => other.has(item) === isIn));
}

function itemsOf(value: Value | undefined): Value[] {
  if (Array.isArray(value)) return value;
  return asSet(value).items;
}

function asList(value: Value | undefined): Value[] {
  if (Array.isArray(value)) return value;
  throw new EvaluationError('expected a list');
}

function asSet(value: Value | undefined): ValueSet {
  if (value instanceof ValueSet) return value;
  throw new EvaluationError('expected a set');
}

function asMap(value: Value | undefined): Map<string, Value> {
  if (value instanceof Map) return value;
  throw new EvaluationError('expected a map');
}
