import { ageGroups, creators, type AgeGroup, type Creator, type Niche } from './creators.ts';
import { NOTE } from './note.ts';

/** What a brand looks for. An empty value accepts all. */
export interface Search {
  age: AgeGroup | '';
  /** The lowest engagement rate, in percent; `LOWEST` accepts all. */
  engagement: number;
  niche: Niche | '';
}

export interface Match {
  creator: Creator;
  /** How many of the filters fit, and how many there are. */
  met: number;
  wanted: number;
  /** Why the creator stands there. */
  reason: string;
}

/** The end of the scale: every creator has more engagement. */
export const LOWEST = 3;

/** Percent of the followers that make an age group theirs. */
const ENOUGH = 30;

/** The search that the page shows first. */
export const example: Search = { age: '25–34', engagement: 4, niche: 'Home' };
export const everyone: Search = { age: '', engagement: LOWEST, niche: '' };

const list = (words: string[]) =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;

const capital = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}`;

/** A range that stays on one line. */
const unbroken = (range: string) => range.replace('–', '\u00a0to\u00a0');

function match(creator: Creator, search: Search): Match {
  const { ages, engagement, niche } = creator;
  const share = search.age && ages[search.age];
  const filters = [
    search.age && {
      name: 'age',
      fits: Number(share) >= ENOUGH,
      fact: `${share}% aged ${unbroken(search.age)}`,
    },
    search.engagement > LOWEST && {
      name: 'engagement',
      fits: engagement >= search.engagement,
      fact: `${engagement}% engagement`,
    },
    search.niche && {
      name: 'niche',
      fits: niche === search.niche,
      fact: `posts about ${niche.toLowerCase()}`,
    },
  ].filter((filter) => typeof filter === 'object');
  const met = filters.filter(({ fits }) => fits);
  const fits = list(met.map(({ name }) => name));
  const facts = filters.filter((filter) => !filter.fits).map(({ fact }) => fact);
  const core = ageGroups.reduce((a, b) => (ages[b] > ages[a] ? b : a));
  return {
    creator,
    met: met.length,
    wanted: filters.length,
    reason: filters.length
      ? capital(
          [...(fits ? [`${fits} ${met.length > 1 ? 'fit' : 'fits'}`] : []), ...facts].join(' · '),
        )
      : `Mostly followers aged ${unbroken(core)}`,
  };
}

/** All creators, the best match first. Of two that fit as well, the one with more engagement. */
export const rank = (search: Search): Match[] =>
  creators
    .map((creator) => match(creator, search))
    .sort((a, b) => b.met - a.met || b.creator.engagement - a.creator.engagement);

/** What the ranking comes to, in a sentence. */
export function summaryOf(matches: Match[]): string {
  const [best] = matches;
  if (!best?.wanted) return `All ${matches.length} creators, most engaged first.`;
  const count = matches.filter(({ met, wanted }) => met === wanted).length;
  if (!count) return 'No creator fits all of that. The closest come first.';
  return `${count} ${count === 1 ? 'match' : 'matches'} out of ${matches.length}`;
}

export const finder = {
  note: NOTE,
  /** Where there is room for four. */
  best: 'Best four of eight',
  fits: 'Fits',
  clearLabel: 'Clear filters',
  filters: [
    {
      title: 'Audience demographics',
      text: 'Age, location, and language of their followers.',
    },
    {
      title: 'Engagement rate',
      text: 'The share of followers who like, comment, and share.',
    },
    {
      title: 'Niche',
      text: 'What they’re known for, from trail running to tax tips.',
    },
  ],
  age: { label: 'Age of followers', any: 'Any age' },
  engagement: { label: 'Lowest rate', max: 8, step: 0.5 },
  niche: { label: 'What they post about', any: 'Anything' },
  numbers: ({ followers, engagement }: Creator) =>
    `${followers} followers · ${engagement}% engaged`,
  rate: (value: number) => (value > LOWEST ? `${value}%` : 'Any rate'),
};
