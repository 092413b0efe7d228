import { describe, expect, test } from 'vitest';
import { everyone, example, LOWEST, rank, summaryOf, type Search } from './creator-finder.ts';
import { creators } from './creators.ts';

const search = (part: Partial<Search>) => rank({ ...everyone, ...part });
const names = (matches: ReturnType<typeof rank>) => matches.map(({ creator }) => creator.name);

describe('rank', () => {
  test('keeps all creators, the best match first, and says why', () => {
    const matches = rank(example);
    expect(names(matches).slice(0, 3)).toEqual(['Yuki Tanabe', 'Maya Baptiste', 'Thandi Mokoena']);
    expect(names(matches).sort()).toEqual(creators.map(({ name }) => name).sort());
    expect(matches.map(({ met }) => met)).toEqual([3, 3, 3, 2, 2, 2, 1, 1]);
    expect(matches.map(({ reason }) => reason).slice(2, 4)).toEqual([
      'Age, engagement, and niche fit',
      'Age and engagement fit · posts about tech',
    ]);
    expect(matches.at(-1)?.reason).toBe('Age fits · 3.8% engagement · posts about running');
    expect(summaryOf(matches)).toBe('3 matches out of 8');
  });

  test('without filters, the most engaged come first, each with the audience', () => {
    const matches = rank(everyone);
    expect(names(matches)[0]).toBe('Yuki Tanabe');
    expect(matches[0]?.reason).toBe('Mostly followers aged 35\u00a0to\u00a044');
    expect(summaryOf(matches)).toBe('All 8 creators, most engaged first.');
  });

  test('one filter alone counts, and a rate at the end of the scale does not', () => {
    expect(names(search({ niche: 'Travel' }))[0]).toBe('Leila Haddad');
    expect(search({ niche: 'Travel' }).at(-1)?.reason).toMatch(/^Posts about /);
    expect(search({ engagement: LOWEST })[0]?.wanted).toBe(0);
  });

  test('if no one fits, the closest come first', () => {
    const matches = search({ niche: 'Money', age: '18–24', engagement: 8 });
    expect(summaryOf(matches)).toBe('No creator fits all of that. The closest come first.');
    expect(matches[0]?.met).toBe(1);
  });
});
