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
  ['1.50', 1.5],
  ['-2', -2],
  ['- 2', -2],
  ['+2', 2],
  ['-0', 0],
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
  ['.', null],
  ['12abc', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  ['1.2.3', null],
  ['1,00,0', null],
  ['1 5', null],
  ['5-', null],
  ['--5', null],
  ['$5', null],
  ['5 %', null],
  ['½', null],
  ['x²', null],
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

describe('numbers as the world writes them', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter(
      (code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)),
    )
    .map((code) => String.fromCodePoint(code));
  const scripts = Array.from({ length: digits.length / 10 }, (_, at) =>
    digits.slice(at * 10, at * 10 + 10),
  );

  test.each(scripts)('the digits from %s', (...script) => {
    const written = (text: string) => text.replace(/\d/g, (digit) => script[Number(digit)] ?? '');
    for (const text of ['1234567890', '-0.5', '1,000', '007', '9,87,654.25'])
      expect(parseNumber(written(text), '.')).toBe(parseNumber(text, '.'));
  });

  test.each([
    ['１２．５', 12.5],
    ['１，０００', 1000],
    ['１２。５', 12.5],
    ['１、５', 1.5],
    ['ー5', -5],
    ['ｰ5', -5],
    ['＋５', 5],
    ['٤٢', 42],
    ['۴۲', 42],
    ['१२', 12],
    ['१२,३४,५६७', 1_234_567],
    ['١٬٢٣٤٫٥', 1234.5],
    ['١٬٥', null],
    ['\u200E-5\u200F', -5],
    ['\u061C-٥', -5],
    ['\u2067١٢\u2069', 12],
    ['1\u00A0000', 1000],
    ['1\u202F000,5', 1000.5],
    ['１２％', null],
    ['￥１２', null],
    ['十二', null],
  ])('%j is %j', (text, number) => {
    expect(parseNumber(text, '.')).toBe(number);
  });

  test.each(Array.from('-−－﹣‐‑‒–—―ーｰ'))('%s is a minus', (minus) => {
    expect(parseNumber(`${minus}５`, '.')).toBe(-5);
  });

  test('the Arabic decimal sign separates decimals on every page', () => {
    for (const sign of ['.', ','] as const) expect(parseNumber('١٫٠٠٠', sign)).toBe(1);
  });
});

describe('a number is what was written', () => {
  test.each([
    '0.1',
    '0.0000005',
    '123456789012345',
    '9007199254740992',
    '100000000000000000000000',
    '-0.000000000000000000000025',
    `1${'0'.repeat(300)}`,
  ])('%s is', (text) => {
    const number = parseNumber(text, '.');
    expect(number).toBe(Number(text));
    expect(writeNumber(number, '.')).toBe(text);
  });

  test.each([
    '12345678901234567',
    '9007199254740993',
    '0.1000000000000000055511151231257827',
    '1.00000000000000000001',
    '9'.repeat(400),
    `0.${'0'.repeat(400)}1`,
  ])('%s would be another', (text) => {
    expect(parseNumber(text, '.')).toBeNull();
  });
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
    [1e-7, -1, { step: 1e-7 }, 0],
    [5e-7, 1, { step: 1 }, 1],
    [12_345_678_901_234, 1, { step: 1 }, 12_345_678_901_235],
    [1e21, 1, { step: 1e21 }, 2e21],
    [0, 1, { step: 1, min: 1 }, 1],
    [4, 1, { step: 3, min: 1 }, 7],
    [10, 1, { step: 1, max: 10 }, 10],
    [1, -1, { step: 1, min: 1 }, 1],
    [5, 1, { step: 0 }, 6],
    [5, 1, { step: Number.NaN }, 6],
    [5, 1, { step: 1, min: 5, max: 5 }, 5],
    [5, 1, { step: 1, min: 9, max: 1 }, 5],
  ] as const)('from %j by %j with %j is %j', (from, direction, range, to) => {
    expect(stepFrom(from, direction, range)).toBe(to);
  });

  test('many small steps add up', () => {
    let number = 0;
    for (let step = 0; step < 1000; step++) number = stepFrom(number, 1, { step: 1e-7 });
    expect(number).toBe(1e-4);
  });
});
