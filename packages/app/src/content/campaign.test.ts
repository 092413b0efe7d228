import { expect, test } from 'vitest';
import { ages, creators, formats, steps, totals, weeks } from './campaign.ts';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const roi = (cost: number, earned: number) => Math.round((earned / cost - 1) * 100);

test('weeks add up to the whole campaign', () => {
  expect(sum(weeks.map(({ reach }) => reach))).toBe(totals.reach);
  expect(sum(weeks.map(({ conversions }) => conversions))).toBe(totals.conversions);
  expect(weeks.at(-1)?.roi).toBe(totals.roi);
  const engaged = sum(weeks.map(({ reach, engagement }) => reach * engagement));
  expect(engaged / totals.reach).toBeCloseTo(totals.engagement, 1);
});

test('formats and ages are whole, and formats have the campaign’s engagement rate', () => {
  expect(sum(formats.map(({ reach }) => reach))).toBe(100);
  expect(sum(ages.map(({ reached }) => reached))).toBe(100);
  const engaged = sum(formats.map(({ reach, engagement }) => reach * engagement));
  expect(engaged / 100).toBeCloseTo(totals.engagement, 1);
});

test('fewer people go on at each step, down to the conversions', () => {
  expect(steps.map(({ value }) => value)).toEqual(
    steps.map(({ value }) => value).toSorted((a, b) => b - a),
  );
  expect(steps.at(-1)?.value).toBe(totals.conversions);
});

test('creators add up to the whole campaign, and each ROI is right', () => {
  expect(sum(creators.map(({ cost }) => cost))).toBe(totals.cost);
  expect(sum(creators.map(({ earned }) => earned))).toBe(totals.earned);
  for (const one of [...creators, totals]) expect(roi(one.cost, one.earned)).toBe(one.roi);
});
