// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

document.body.innerHTML = [
  'fees',
  'Fees',
  'ü',
  '料金',
  'a b',
  'a&b=c',
  '100%',
  '100% ü',
  '%41',
  'top',
]
  .map((id) => `<p id="${id}"></p>`)
  .join('');

test.each<[hash: string, id: string | undefined]>([
  ['#fees', 'fees'],
  ['#Fees', 'Fees'],
  ['#ü', 'ü'],
  ['#%C3%BC', 'ü'],
  ['#%E6%96%99%E9%87%91', '料金'],
  ['#a%20b', 'a b'],
  ['#a+b', undefined],
  ['#a&b=c', 'a&b=c'],
  ['#100%', '100%'],
  ['#100%25', '100%'],
  ['#100%%20%C3%BC', '100% ü'],
  ['#%41', '%41'],
  ['#fees:~:text=commission', 'fees'],
  ['#:~:text=commission', undefined],
  ['#%E0%A4', undefined],
  ['#top', 'top'],
  ['', undefined],
])('%s is the place %s', (hash, id) => {
  expect(placeOf({ hash })?.id).toBe(id);
});
