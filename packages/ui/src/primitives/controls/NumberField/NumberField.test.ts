/** Tests what people write as numbers. */
import { describe, expect, test } from 'vitest';
import { parseNumber, stepFrom, writeNumber } from './number-text.ts';

test.each([
  ['12', 12],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['.5', 0.5],
  ['3.', 3],
  ['007', 7],
  ['-2', -2],
  ['1,000', 1000],
  ['1,234,567.8', 1_234_567.8],
  ['12,34,567', 1_234_567],
  ['1.000', 1],
  ['1 000', 1000],
  [' 12 ', 12],
  ['1’000.50', 1000.5],
  ["1'000,50", 1000.5],
  ['', null],
  ['-', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  ['1.2.3', null],
  ['1,00,0', null],
  ['1 5', null],
  ['$5', null],
])('%j is %j', (text, number) => {
  expect(parseNumber(text, '.')).toBe(number);
});

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1.000', 1000],
  ['1,000', 1],
  ['1.234,5', 1234.5],
  ['1,234.5', null],
])('with a decimal comma, %j is %j', (text, number) => {
  expect(parseNumber(text, ',')).toBe(number);
});

test.each([
  ['１２．５', 12.5],
  ['٤٢', 42],
  ['۴۲', 42],
  ['१२', 12],
  ['١٬٢٣٤٫٥', 1234.5],
  ['−５', -5],
  ['1\u00A0000', 1000],
  ['1\u202F000,5', 1000.5],
  ['￥１２', null],
  ['十二', null],
])('in other scripts, %j is %j', (text, number) => {
  expect(parseNumber(text, '.')).toBe(number);
});

test.each([
  ['0.0000005', 5e-7],
  ['9007199254740992', 9007199254740992],
  ['12345678901234567', null],
  ['0.1000000000000000055511151231257827', null],
])('a number is what was written, or none: %s', (text, number) => {
  expect(parseNumber(text, '.')).toBe(number);
});

test('a number is written in plain digits', () => {
  expect(writeNumber(1234.5, '.')).toBe('1234.5');
  expect(writeNumber(1234.5, ',')).toBe('1234,5');
  expect(writeNumber(5e-7, ',')).toBe('0,0000005');
  expect(writeNumber(-1.25e-7, '.')).toBe('-0.000000125');
  expect(writeNumber(1.5e21, '.')).toBe('1500000000000000000000');
  for (const none of [null, undefined, Number.NaN, Infinity])
    expect(writeNumber(none, '.')).toBe('');
});

describe('stepping', () => {
  test.each([
    [5, 1, { step: 1 }, 6],
    [5.4, 1, { step: 1 }, 6],
    [5.4, -1, { step: 1 }, 5],
    [-5.4, 1, { step: 1 }, -5],
    [-5.4, -1, { step: 1 }, -6],
    [0.2, 1, { step: 0.1 }, 0.3],
    [0.7, 1, { step: 0.1 }, 0.8],
    [5e-7, 1, { step: 1e-7 }, 6e-7],
    [0, 1, { step: 1, min: 1 }, 1],
    [4, 1, { step: 3, min: 1 }, 7],
    [10, 1, { step: 1, max: 10 }, 10],
    [1, -1, { step: 1, min: 1 }, 1],
  ] as const)('from %j by %j with %j is %j', (from, direction, range, to) => {
    expect(stepFrom(from, direction, range)).toBe(to);
  });
});
