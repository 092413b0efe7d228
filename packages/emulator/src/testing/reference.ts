/**
 * A second implementation of the expressions in rules, to compare with the evaluator. The two share
 * nothing: here an expression is a small program in plain lists, values are compared by their
 * canonical text, and a failure is a value, too.
 */

/** A plain value. An integer is `{ int }`, because a float can be whole. */
export type Plain =
  | null
  | boolean
  | string
  | number
  | { int: number }
  | { list: Plain[] }
  | { map: Record<string, Plain> };

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type Program =
  | ['value', Plain]
  /** A variable: `data` and `before` always exist. */
  | ['name', string]
  | ['field', Program, string]
  | ['not', Program]
  | ['and' | 'or' | 'in', Program, Program]
  | ['compare', Comparison, Program, Program]
  | ['is', Program, string]
  | ['if', Program, Program, Program]
  | ['size' | 'keys' | 'toSet', Program]
  | ['hasOnly' | 'hasAll' | 'hasAny', Program, Program]
  | ['get', Program, string, Program]
  | ['affected', Program, Program]
  | ['matches', Program, Pattern]
  /** A function of one parameter `p` that first binds `v`: argument, binding, result. */
  | ['call', Program, Program, Program];

/** A pattern as a sequence of characters, each with how often it may occur. */
export type Pattern = { chars: string[] | 'any'; times: '' | '?' | '*' | '+' }[];

type Result = Plain | { set: Plain[] } | typeof FAILED;
const FAILED = Symbol('failed');
type Names = Record<string, () => Result>;

/** Returns a condition's result: true, false, or neither because it failed or is not a bool. */
export function outcome(program: Program, names: Record<string, Plain>): boolean | 'neither' {
  const known = Object.fromEntries(
    Object.entries(names).map(([name, value]) => [name, () => value]),
  );
  const result = run(program, known);
  return typeof result === 'boolean' ? result : 'neither';
}

const isObject = (
  value: Result,
): value is Exclude<Result, null | boolean | string | number | symbol> =>
  typeof value === 'object' && value !== null;
const listOf = (value: Result) => (isObject(value) && 'list' in value ? value.list : undefined);
const setOf = (value: Result) => (isObject(value) && 'set' in value ? value.set : undefined);
const mapOf = (value: Result) => (isObject(value) && 'map' in value ? value.map : undefined);
const numberOf = (value: Result) =>
  typeof value === 'number' ? value : isObject(value) && 'int' in value ? value.int : undefined;

/** Returns a text that is equal for equal values; `strict` distinguishes 1 from 1.0. */
function text(value: Result, strict: boolean): string {
  const number = numberOf(value);
  if (number !== undefined) return `${strict && typeof value !== 'number' ? 'int' : ''}${number}`;
  if (!isObject(value)) return JSON.stringify(value);
  const inner = (items: Plain[]) => items.map((item) => text(item, strict)).join();
  const list = listOf(value);
  if (list) return `[${inner(list)}]`;
  const set = setOf(value);
  if (set)
    return `set(${set
      .map((item) => text(item, false))
      .sort()
      .join()})`;
  const entries = Object.entries(mapOf(value) ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${text(item, strict)}`).join()}}`;
}

const unique = (items: Plain[]) => [
  ...new Map(items.map((item) => [text(item, false), item])).values(),
];

function equal(a: Result, b: Result): boolean {
  if (numberOf(a) !== undefined && numberOf(b) !== undefined) return numberOf(a) === numberOf(b);
  return text(a, true) === text(b, true);
}

function compare(operator: Comparison, a: Result, b: Result): Result {
  if (operator === '==') return equal(a, b);
  if (operator === '!=') return !equal(a, b);
  const [left, right] =
    typeof a === 'string' && typeof b === 'string' ? [a, b] : [numberOf(a), numberOf(b)];
  if (left === undefined || right === undefined) return FAILED;
  const order = left < right ? '<' : left > right ? '>' : '=';
  return operator.includes(order);
}

const TYPES: Record<string, (value: Result) => boolean> = {
  bool: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  int: (value) => isObject(value) && 'int' in value,
  float: (value) => typeof value === 'number',
  number: (value) => numberOf(value) !== undefined,
  list: (value) => listOf(value) !== undefined,
  map: (value) => mapOf(value) !== undefined,
  set: (value) => setOf(value) !== undefined,
};
export const typeNames = Object.keys(TYPES);

function isIn(item: Result, group: Result): Result {
  const strict = listOf(group);
  if (strict) return strict.some((one) => text(one, true) === text(item, true));
  const loose = setOf(group);
  if (loose) return loose.some((one) => text(one, false) === text(item, false));
  const map = mapOf(group);
  return map && typeof item === 'string' ? Object.hasOwn(map, item) : FAILED;
}

function has(method: 'hasOnly' | 'hasAll' | 'hasAny', group: Result, other: Result): Result {
  const list = listOf(group);
  const mine = list ?? setOf(group);
  const theirs = listOf(other) ?? (list ? undefined : setOf(other));
  if (!mine || !theirs) return FAILED;
  const texts = (items: Plain[]) => items.map((item) => text(item, list !== undefined));
  const [left, right] = [texts(mine), texts(theirs)];
  if (method === 'hasOnly') return left.every((one) => right.includes(one));
  if (method === 'hasAll') return right.every((one) => left.includes(one));
  return right.some((one) => left.includes(one));
}

function affected(after: Result, before: Result): Result {
  const [a, b] = [mapOf(after), mapOf(before)];
  if (!a || !b) return FAILED;
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const same = (key: string) =>
    Object.hasOwn(a, key) &&
    Object.hasOwn(b, key) &&
    text(a[key] ?? null, false) === text(b[key] ?? null, false);
  return { set: keys.filter((key) => !same(key)) };
}

function size(value: Result): Result {
  if (typeof value === 'string') return { int: value.length };
  const items = listOf(value) ?? setOf(value);
  if (items) return { int: items.length };
  const map = mapOf(value);
  return map ? { int: Object.keys(map).length } : FAILED;
}

function fits([first, ...rest]: Pattern, chars: string[]): boolean {
  if (!first) return chars.length === 0;
  const [char, ...others] = chars;
  const accepts =
    char !== undefined && (first.chars === 'any' ? char !== '\n' : first.chars.includes(char));
  const again = first.times === '*' || first.times === '+';
  if ((first.times === '?' || first.times === '*') && fits(rest, chars)) return true;
  if (!accepts) return false;
  return fits(rest, others) || (again && fits([{ ...first, times: '*' }, ...rest], others));
}

const SKIP = Symbol('no value needed');

function run(program: Program, names: Names): Result {
  const [kind] = program;
  if (kind === 'and' || kind === 'or') {
    const sides = [program[1], program[2]].map((side) => run(side, names));
    if (sides.includes(kind === 'or')) return kind === 'or';
    return sides.every((side) => typeof side === 'boolean') ? kind === 'and' : FAILED;
  }
  if (kind === 'name') return names[program[1]]?.() ?? null;
  if (kind === 'value') return program[1];
  if (kind === 'call') {
    const [, argument, binding, result] = program;
    const inner: Names = { ...names, p: () => run(argument, names) };
    return run(result, { ...inner, v: () => run(binding, inner) });
  }
  if (kind === 'if') {
    const condition = run(program[1], names);
    if (typeof condition !== 'boolean') return FAILED;
    return run(condition ? program[2] : program[3], names);
  }
  // Everything else needs the values of all its parts, and fails when one of them does.
  const values = program.slice(1).map((part) => (isProgram(part) ? run(part, names) : SKIP));
  if (values.includes(FAILED)) return FAILED;
  const value = (index: number) => values[index] as Result;
  switch (kind) {
    case 'field':
      return mapOf(value(0))?.[program[2]] === undefined ? FAILED : mapOf(value(0))![program[2]]!;
    case 'not':
      return typeof value(0) === 'boolean' ? !value(0) : FAILED;
    case 'in':
      return isIn(value(0), value(1));
    case 'compare':
      return compare(program[1], value(1), value(2));
    case 'is':
      return TYPES[program[2]]?.(value(0)) ?? FAILED;
    case 'size':
      return size(value(0));
    case 'keys':
      return mapOf(value(0)) ? { list: Object.keys(mapOf(value(0)) ?? {}) } : FAILED;
    case 'toSet':
      return listOf(value(0)) ? { set: unique(listOf(value(0)) ?? []) } : FAILED;
    case 'get': {
      const map = mapOf(value(0));
      if (!map) return FAILED;
      return Object.hasOwn(map, program[2]) ? (map[program[2]] ?? null) : value(2);
    }
    case 'affected':
      return affected(value(0), value(1));
    case 'matches':
      return typeof value(0) === 'string'
        ? fits(program[2], Array.from(value(0) as string))
        : FAILED;
    default:
      return has(kind, value(0), value(1));
  }
}

const KINDS = new Set<unknown>([
  'value',
  'name',
  'field',
  'not',
  'and',
  'or',
  'in',
  'compare',
  'is',
  'if',
  'size',
  'keys',
  'toSet',
  'hasOnly',
  'hasAll',
  'hasAny',
  'get',
  'affected',
  'matches',
  'call',
]);
const isProgram = (part: unknown): part is Program => Array.isArray(part) && KINDS.has(part[0]);
