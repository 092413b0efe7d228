/** Tests what people write as numbers. */
import { expect, test } from 'vitest';
import { stepFrom } from '../../../lib/limit.ts';
import { parseNumber, writeNumber } from './number-text.ts';

test.each([
  ['12', 12],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1,50', 1.5],
  ['.5', 0.5],
  ['3.', 3],
  ['007', 7],
  ['-2', -2],
  ['1,000', 1000],
  ['1,000.50', 1000.5],
  ['1,234,567.8', 1_234_567.8],
  ['1.234.567,8', 1_234_567.8],
  ['-1,000', -1000],
  ['1.000', 1],
  ['1 000', 1000],
  ['1\u00A0000', 1000],
  [' 12 ', 12],
  ['\u202A12\u202C', 12],
  ['１２', 12],
  ['٤٢', 42],
  ['१२', 12],
  ['', null],
  ['-', null],
  ['.', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  ['1.2.3', null],
  ['1,00,0', null],
  ['5-', null],
  ['$5', null],
  ['a few', null],
])('%j is %j', (text, number) => {
  expect(parseNumber(text, 'en-US')).toBe(number);
});

test.each([
  ['1,5', 'de', 1.5],
  ['1.5', 'de', 1.5],
  ['1.000', 'de', 1000],
  ['1,000', 'de', 1],
  ['1.234,5', 'de', 1234.5],
  ['1,234.5', 'de', 1234.5],
  ['1 000,5', 'fr', 1000.5],
  ['1\u202F000,5', 'fr', 1000.5],
  ['1’000.50', 'de-CH', 1000.5],
  ["1'000.50", 'de-CH', 1000.5],
  ['12,34,567', 'en-IN', 1_234_567],
  ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
  ['1,234.5', 'ar-EG', 1234.5],
  ['۴۲', 'fa', 42],
  ['1,234.5', 'he', 1234.5],
])('%j in %s is %j', (text, locale, number) => {
  expect(parseNumber(text, locale)).toBe(number);
});

test.each([
  [1234.5, 'en-US', '1234.5'],
  [1234.5, 'de', '1234,5'],
  [5e-7, 'de', '0,0000005'],
  [-1.25e-7, 'en-US', '-0.000000125'],
  [1.5e21, 'en-US', '1500000000000000000000'],
  [null, 'en-US', ''],
])('%j in %s is written %j', (number, locale, text) => {
  expect(writeNumber(number, locale)).toBe(text);
});

test.each(['en-US', 'de', 'de-CH', 'fr', 'pl', 'sv', 'en-IN', 'hi', 'ar-EG', 'fa', 'he', 'ja'])(
  'what is written in %s is read as the same number',
  (locale) => {
    for (const number of [0, 12, -5, 1234.5, -1_234_567.25, 0.1, 5e-7, 1e21]) {
      expect(parseNumber(writeNumber(number, locale), locale)).toBe(number);
      const grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(number);
      expect(parseNumber(grouped, locale)).toBe(number);
    }
  },
);

test.each([
  [5, 1, 1, undefined, undefined, 6],
  [5.4, 1, 1, undefined, undefined, 6],
  [5.4, -1, 1, undefined, undefined, 5],
  [-5.4, 1, 1, undefined, undefined, -5],
  [-5.4, -1, 1, undefined, undefined, -6],
  [0.2, 1, 0.1, undefined, undefined, 0.3],
  [0.7, 1, 0.1, undefined, undefined, 0.8],
  [1000.1, -1, 0.1, 1000, undefined, 1000],
  [5e-7, 1, 1e-7, undefined, undefined, 6e-7],
  [0, 1, 1, 1, undefined, 1],
  [4, 1, 3, 1, undefined, 7],
  [10, 1, 1, undefined, 10, 10],
  [12, 1, 5, 0, 13, 13],
  [1, -1, 1, 1, undefined, 1],
  [20, 1, 1, 1, 10, 10],
  [5, 1, 0, undefined, undefined, 6],
] as const)('from %j, %j step of %j between %j and %j is %j', (from, by, step, min, max, to) => {
  expect(stepFrom(from, by, step, min, max)).toBe(to);
});
