import { expect, test } from 'vitest';
import { anchorOf, anchorOfEntry } from './anchors.ts';

test.each([
  ['Platform Basics', 'platform-basics'],
  ['For Brands', 'for-brands'],
  ['Billing', 'billing'],
  ['Terms of a trial', 'terms-of-a-trial'],
])('%s is at #%s', (name, anchor) => {
  expect(anchorOf(name)).toBe(anchor);
});

test('an entry is named by its category and its id', () => {
  expect(anchorOfEntry({ id: 9, category: 'For Brands' })).toBe('for-brands-9');
  expect(anchorOfEntry({ id: 'refunds' })).toBe('refunds');
});
