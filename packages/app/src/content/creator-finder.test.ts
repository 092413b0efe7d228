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
    expect(matches.map(({ met }) => met)).toEqual([3, 2, 2, 1, 1, 1, 0, 0]);
    expect(matches.map(({ reason }) => reason).slice(0, 4)).toEqual([
      'Age, engagement, and niche fit.',
      'Engagement and niche fit. Only 28% are 35–44.',
      'Age and niche fit. Engagement is only 4.9%.',
      'Engagement fits. Only 19% are 35–44. Posts about tech.',
    ]);
    expect(matches.at(-1)?.reason).toBe(
      'Only 12% are 35–44. Engagement is only 3.8%. Posts about running.',
    );
    expect(summaryOf(matches)).toBe('1 of 8 creators fits: Yuki Tanabe.');
  });

  test('without filters, the most engaged come first, each with the audience', () => {
    const matches = rank(everyone);
    expect(names(matches)[0]).toBe('Yuki Tanabe');
    expect(matches[0]?.reason).toBe('Mostly followers aged 35–44, in Japan.');
    expect(summaryOf(matches)).toBe('All 8 creators, most engaged first.');
  });

  test('one filter alone counts, and a rate at the end of the scale does not', () => {
    expect(names(search({ niche: 'Travel' }))[0]).toBe('Leila Haddad');
    expect(summaryOf(search({ engagement: 6 }))).toBe(
      '3 of 8 creators fit. Best match: Yuki Tanabe.',
    );
    expect(search({ engagement: LOWEST })[0]?.wanted).toBe(0);
  });

  test('if no one fits, the closest come first', () => {
    const matches = search({ niche: 'Money', age: '18–24', engagement: 8 });
    expect(summaryOf(matches)).toBe('No creator fits all of that. The closest come first.');
    expect(matches[0]?.met).toBe(1);
  });
});
