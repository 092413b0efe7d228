import { Heading, Text } from '@rapport/ui';
import type { ReactNode } from 'react';
import { finder, rank, summaryOf, type Search } from '../content/creator-finder.ts';
import { CreatorRow } from './CreatorRow.tsx';

interface CreatorMatchesProps {
  search: Search;
  /** One for each filter: age, engagement, niche. */
  controls: ReactNode[];
  /** Beside the summary. */
  action: ReactNode;
  /** Whether there is script, which the controls need. Without, the filters are in words. */
  isLive: boolean;
}

/** The eight creators, the best match first, beside the filters. */
export function CreatorMatches({ search, controls, action, isLive }: CreatorMatchesProps) {
  const matches = rank(search);
  const inWords = [search.age, finder.rate(search.engagement), search.niche];
  return (
    <div className="site-CreatorFinder">
      <div className="site-CreatorFinder-filters">
        {finder.filters.map(({ title, text }, index) => (
          <div key={title} className="site-CreatorFinder-filter">
            <Heading headingLevel={3} size="md">
              {title}
            </Heading>
            <Text size="sm" tone="quiet">
              {text}
            </Text>
            <div className="site-CreatorFinder-control">
              {isLive ? controls[index] : inWords[index]}
            </div>
          </div>
        ))}
      </div>
      <div className="site-CreatorFinder-results">
        <div className="site-CreatorFinder-summary">
          <output>{summaryOf(matches)}</output>
          <span className="site-CreatorFinder-best">{finder.best}</span>
          {isLive && action}
        </div>
        <ol className="site-CreatorFinder-list">
          {matches.map((match) => (
            <CreatorRow key={match.creator.name} {...match} />
          ))}
        </ol>
        <p className="site-CreatorFinder-note">{finder.note}</p>
      </div>
    </div>
  );
}
