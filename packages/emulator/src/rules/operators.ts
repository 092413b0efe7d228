import { EvaluationError, UnknownConstruct } from './methods.ts';
import type { BinaryOperator } from './syntax.ts';
import { MapDiff, Timestamp, ValueSet, contains, equal, isNumber, typeOf } from './values.ts';
import type { Value } from './values.ts';

/** Applies an operator to two values. `&&` and `||` are elsewhere because they can skip one. */
export function compute(
  operator: Exclude<BinaryOperator, '&&' | '||'>,
  left: Value,
  right: Value,
): Value {
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return !equal(left, right);
    case '<':
      return order(left, right) < 0;
    case '<=':
      return order(left, right) <= 0;
    case '>':
      return order(left, right) > 0;
    case '>=':
      return order(left, right) >= 0;
    case 'in':
      return isIn(left, right);
    default:
      return calculate(operator, left, right);
  }
}

/** A sort comparison: negative, zero or positive. NaN compares with nothing. */
function order(left: Value, right: Value): number {
  if (typeof left === 'bigint' && typeof right === 'bigint') return compare(left, right);
  if (isNumber(left) && isNumber(right)) return compare(Number(left), Number(right));
  // By UTF-16 code units, as Google's emulator does.
  if (typeof left === 'string' && typeof right === 'string') return compare(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp)
    return compare(left.text, right.text);
  throw new EvaluationError(`${typeOf(left)} and ${typeOf(right)} cannot be compared`);
}

function compare<Ordered extends bigint | number | string>(left: Ordered, right: Ordered): number {
  return left < right ? -1 : left > right ? 1 : left === right ? 0 : NaN;
}

function isIn(item: Value, group: Value): boolean {
  if (Array.isArray(group)) return contains(group, item);
  if (group instanceof ValueSet) return group.has(item);
  if (group instanceof Map && typeof item === 'string') return group.has(item);
  if (group instanceof MapDiff) throw new UnknownConstruct('in with a map_diff');
  throw new EvaluationError(`in does not work on a value of type ${typeOf(group)}`);
}

const INT_MIN = -(2n ** 63n);
const INT_MAX = 2n ** 63n - 1n;

function calculate(operator: '+' | '-' | '*' | '/' | '%', left: Value, right: Value): Value {
  if (operator === '+' && typeof left === 'string' && typeof right === 'string')
    return left + right;
  if (!isNumber(left) || !isNumber(right)) {
    throw new EvaluationError(`${typeOf(left)} ${operator} ${typeOf(right)} has no value`);
  }
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    if (right === 0n && (operator === '/' || operator === '%'))
      throw new EvaluationError('division by zero');
    const result = ARITHMETIC.int[operator](left, right);
    if (result < INT_MIN || result > INT_MAX)
      throw new EvaluationError('an int that does not fit in 64 bits');
    return result;
  }
  return ARITHMETIC.float[operator](Number(left), Number(right));
}

const ARITHMETIC = {
  int: {
    '+': (a: bigint, b: bigint) => a + b,
    '-': (a: bigint, b: bigint) => a - b,
    '*': (a: bigint, b: bigint) => a * b,
    '/': (a: bigint, b: bigint) => a / b,
    '%': (a: bigint, b: bigint) => a % b,
  },
  float: {
    '+': (a: number, b: number) => a + b,
    '-': (a: number, b: number) => a - b,
    '*': (a: number, b: number) => a * b,
    '/': (a: number, b: number) => a / b,
    '%': (a: number, b: number) => a % b,
  },
};
