import { describe, expect, test } from 'vitest';
import { pricesOf } from './pricing.ts';

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];
const plan = { title: 'Studio', price: '$12', prices: { yearly: { price: '$120' } } };
const amounts = (...args: Parameters<typeof pricesOf>) =>
  pricesOf(...args).map(({ price }) => price);

describe('the prices of a plan', () => {
  test('are in the order of the periods, its own price first', () => {
    expect(amounts(plan, periods)).toEqual(['$12', '$120']);
  });

  test('are the same in a period without one', () => {
    expect(amounts({ title: 'Free', price: '$0' }, periods)).toEqual(['$0', '$0']);
  });

  test('may be for periods that are not offered', () => {
    expect(amounts(plan, periods.slice(0, 1))).toEqual(['$12']);
    expect(amounts(plan, [])).toEqual(['$12']);
  });

  test.each(['annual', 'monthly'])('must not name another period, such as %s', (key) => {
    expect(() => amounts({ ...plan, prices: { [key]: { price: '$120' } } }, periods)).toThrow(
      `A plan has no price for "yearly", but one for "${key}", which is no period after the first.`,
    );
  });
});
