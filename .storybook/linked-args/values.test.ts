/** Checks that an address keeps every value that a control can set. */
import { expect, test } from 'vitest';
import { VALUES, valuesFor, valuesIn } from './values.ts';

test.each([
  ['signs', '€5!'],
  ['separators', 'a;b:c=d&e#f?g+h%20~i"\'\\/'],
  ['half of a letter', '\uD83D'],
  ['emoji', '👩‍🍳'],
  ['Hebrew', 'שלום'],
  ['nothing', ''],
  ['spaces', '  '],
  ['a number as text', '12'],
  ['lines', 'one\ntwo'],
  ['a list', ['one', 'two']],
  ['an object', { title: 'Hills', picture: '‹picture 1›' }],
  ['null', null],
  ['a large number', 1e21],
])('%s', (_name, label) => {
  const values = valuesFor({ label: 'Before' }, { label });
  expect(valuesIn(`?id=button&${VALUES}=${values}&viewMode=story`)).toEqual({ label });
});

test.each(['Hello there', '2026-02-28', true, 0, -1.5])('leaves %s to Storybook', (label) => {
  expect(valuesFor({}, { label })).toBeNull();
});

test('leaves out unchanged values', () => {
  const content = { title: '€5' };
  expect(valuesFor({ content }, { content: { ...content } })).toBeNull();
});

test.each(['', `?${VALUES}={`, `?${VALUES}=null`])('reads nothing from "%s"', (query) => {
  expect(valuesIn(query)).toEqual({});
});
