/** Tests which option a text names, and which options it finds. */
import { expect, test } from 'vitest';
import { createSearch } from './search.ts';

const searchIn = (...labels: string[]) =>
  createSearch(labels.map((label, at) => ({ value: String(at), label })));

test.each([
  // Exactly, then without case, then without accents.
  ['Résumé', ['Resume', 'Résumé'], 1],
  ['Resume', ['Résumé', 'Resume'], 1],
  ['RÉSUMÉ', ['Resume', 'Résumé'], 1],
  ['resume', ['Résumé', 'RESUME'], 1],
  ['polish', ['Polish', 'polish'], 1],
  ['Polish', ['polish', 'Polish'], 1],
  ['cote d’azur', ['Côte d’Azur'], 0],
  // Nothing decides between these options.
  ['resumé', ['Resume', 'Résumé'], undefined],
  ['POLISH', ['Polish', 'polish'], undefined],
  ['Springfield', ['Springfield', 'Springfield'], undefined],
  // A part of a label, and more than one label.
  ['Resum', ['Resume', 'Résumé'], undefined],
  ['Resumes', ['Resume', 'Résumé'], undefined],
  [' New  York ', ['New York'], 0],
  ['Re\u0301sume\u0301', ['Resume', 'R\u00E9sum\u00E9'], 1],
  ['Ｔｏｋｙｏ　２', ['Tokyo 2'], 0],
  ['istanbul', ['İstanbul'], 0],
  ['straße', ['STRASSE', 'Straße'], 1],
  ['שלום', ['שָׁלוֹם'], 0],
])('“%s”, among %j, names option %s', (text, labels, index) => {
  expect(searchIn(...labels).named(text)?.value).toBe(
    index === undefined ? undefined : String(index),
  );
});

test('if several options share a label, the chosen one stays', () => {
  const options = ['a', 'b'].map((value) => ({ value, label: 'Springfield' }));
  expect(createSearch(options).named('Springfield', options[1])).toBe(options[1]);
});

test.each([
  ['RÉS', ['Resume', 'Résumé'], [0, 1]],
  ['new  y', ['New York'], [0]],
  ['ｙｏｒｋ', ['New York'], [0]],
  ['οδο', ['ΟΔΟΣΑ'], [0]],
  ['οδος', ['ΟΔΟΣΑ'], [0]],
  ['ß', ['Strasse', 'Rose'], [0]],
  ['yor ne', ['New York', 'New Delhi'], [0]],
  [' ', ['Rye', 'Oats'], [0, 1]],
  ['xyz', ['Rye'], []],
])('“%s”, among %j, finds options %j', (text, labels, indexes) => {
  const found = searchIn(...labels).matches(text);
  expect(found.map(({ value }) => Number(value))).toEqual(indexes);
});

test('finds details too, but a detail does not name an option', () => {
  const search = createSearch([{ value: 'rye', label: 'Rye', detail: 'Dark and sour' }]);
  expect(search.matches('SOUR')).toHaveLength(1);
  expect(search.matches('sour ry')).toHaveLength(1);
  expect(search.matches('sour oats')).toHaveLength(0);
  expect(search.named('Dark and sour')).toBeUndefined();
  expect(search.named('Rye Dark and sour')).toBeUndefined();
});
