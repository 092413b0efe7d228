/** Tests which option a text names, and which options it finds. */
import { expect, test } from 'vitest';
import { named, search } from './search.ts';

const optionsOf = (labels: string[]) => labels.map((label, at) => ({ value: String(at), label }));

test.each([
  ['Résumé', ['Resume', 'Résumé'], '1'],
  ['RÉSUMÉ', ['Rye', 'Résumé'], '1'],
  ['polish', ['Polish', 'polish'], '1'],
  ['cote d’azur', ['Côte d’Azur'], '0'],
  ['Re\u0301sume\u0301', ['R\u00E9sum\u00E9'], '0'],
  ['Ｔｏｋｙｏ', ['Tokyo'], '0'],
  ['שלום', ['שָׁלוֹם'], '0'],
  ['Resum', ['Resume', 'Résumé'], undefined],
])('“%s”, among %j, names option %s', (text, labels, value) => {
  expect(named(optionsOf(labels), text)?.value).toBe(value);
});

test.each([
  ['RÉS', ['Resume', 'Résumé'], ['0', '1']],
  ['yor  ne', ['New York', 'New Delhi'], ['0']],
  ['ß', ['Strasse', 'Rose'], ['0']],
  [' ', ['Rye', 'Oats'], ['0', '1']],
  ['xyz', ['Rye'], []],
])('“%s”, among %j, finds options %j', (text, labels, values) => {
  expect(search(optionsOf(labels), text).map(({ value }) => value)).toEqual(values);
});

test('finds details too, but a detail does not name an option', () => {
  const options = [{ value: 'rye', label: 'Rye', detail: 'Dark and sour' }];
  expect(search(options, 'sour ry')).toHaveLength(1);
  expect(search(options, 'sour oats')).toHaveLength(0);
  expect(named(options, 'Dark and sour')).toBeUndefined();
});
