import { expect, test } from 'vitest';
import { choose, wholeNumber } from './options.ts';
import { StopError } from './root.ts';

test('choose keeps the order of the possible values', () => {
  expect(choose('kits', 'mantine, radix', ['radix', 'shadcn', 'mantine'])).toEqual([
    'radix',
    'mantine',
  ]);
});

test('choose names the invalid value and the possible values', () => {
  expect(() => choose('kits', 'radix,chakra', ['radix', 'mantine'])).toThrow(
    new StopError('--kits: "chakra" is not one of radix, mantine.'),
  );
});

test.each(['0', '-1', '1.5', 'many', ''])('wholeNumber does not take "%s"', (text) => {
  expect(() => wholeNumber('rounds', text)).toThrow(`--rounds: "${text}" is not a whole number`);
});

test('wholeNumber takes 9', () => {
  expect(wholeNumber('rounds', '9')).toBe(9);
});
