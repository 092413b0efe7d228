/** What people write as numbers. */
import { describe, expect, test } from 'vitest';
import { parseNumber, stepFrom, writeNumber } from './number-text.ts';

test.each([
  ['12', 12],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['.5', 0.5],
  ['3.', 3],
  ['-2', -2],
  ['−2', -2],
  ['1,000', 1000],
  ['1,234,567.8', 1_234_567.8],
  ['1.000', 1],
  ['1 000', 1000],
  ['1’000.50', 1000.5],
  ['', null],
  ['-', null],
  ['.', null],
  ['12abc', null],
  ['1e3', null],
  ['1.2.3', null],
  ['1,00,0', null],
])('%j is %j', (text, number) => {
  expect(parseNumber(text, '.')).toBe(number);
});

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1.000', 1000],
  ['1,000', 1],
  ['1.234,5', 1234.5],
])('with a decimal comma, %j is %j', (text, number) => {
  expect(parseNumber(text, ',')).toBe(number);
});

test('a number is written in plain digits', () => {
  expect(writeNumber(1234.5, '.')).toBe('1234.5');
  expect(writeNumber(1234.5, ',')).toBe('1234,5');
  expect(writeNumber(null, '.')).toBe('');
});

describe('stepping', () => {
  test.each([
    [5, 1, { step: 1 }, 6],
    [5.4, 1, { step: 1 }, 6],
    [5.4, -1, { step: 1 }, 5],
    [0.2, 1, { step: 0.1 }, 0.3],
    [0.7, 1, { step: 0.1 }, 0.8],
    [0, 1, { step: 1, min: 1 }, 1],
    [4, 1, { step: 3, min: 1 }, 7],
    [10, 1, { step: 1, max: 10 }, 10],
    [1, -1, { step: 1, min: 1 }, 1],
  ] as const)('from %j by %j with %j is %j', (from, direction, range, to) => {
    expect(stepFrom(from, direction, range)).toBe(to);
  });
});
