import { Heading, Text } from '@rapport/ui';
import type { ReactNode } from 'react';
import { Portrait } from '../brand/Drawing/Drawing.tsx';
import { CheckMark } from '../brand/screens/Screen/parts.tsx';
import { finder, rank, summaryOf, type Match, type Search } from '../content/creator-finder.ts';

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
    <div className="rp-CreatorFinder">
      <div className="rp-CreatorFinder-filters">
        {finder.filters.map(({ title, text }, index) => (
          <div key={title} className="rp-CreatorFinder-filter">
            <Heading headingLevel={3} size="md">
              {title}
            </Heading>
            <Text size="sm" tone="quiet">
              {text}
            </Text>
            <div className="rp-CreatorFinder-control">
              {isLive ? controls[index] : inWords[index]}
            </div>
          </div>
        ))}
      </div>
      <div className="rp-CreatorFinder-results">
        <div className="rp-CreatorFinder-summary">
          <output>{summaryOf(matches)}</output>
          <span className="rp-CreatorFinder-best">{finder.best}</span>
          {isLive && action}
        </div>
        <ol className="rp-CreatorFinder-list">
          {matches.map((match) => (
            <Row key={match.creator.name} {...match} />
          ))}
        </ol>
        <p className="rp-CreatorFinder-note">{finder.note}</p>
      </div>
    </div>
  );
}

const Row = ({ creator, met, wanted, reason }: Match) => (
  <li className="rp-CreatorFinder-creator" data-fits={(wanted > 0 && met === wanted) || undefined}>
    <span className="rp-CreatorFinder-portrait">
      <Portrait name={creator.name} />
    </span>
    <div className="rp-CreatorFinder-words">
      <p className="rp-CreatorFinder-name">
        {creator.name}
        <span className="rp-CreatorFinder-field">{creator.field}</span>
        {wanted > 0 && met === wanted && (
          <span className="rp-CreatorFinder-fits">
            <CheckMark className="rp-CreatorFinder-mark" />
            <span>{finder.fits}</span>
          </span>
        )}
      </p>
      <p className="rp-CreatorFinder-numbers">{finder.numbers(creator)}</p>
      <p className="rp-CreatorFinder-reason">{reason}</p>
    </div>
  </li>
);
