import type { ReactNode } from 'react';
import { ScreenChip, ScreenMeter } from '../Screen/parts.tsx';
import { Screen, type FrameProps } from '../Screen/Screen.tsx';

/** One filter: chips to choose from. */
interface FilterContent {
  /** The filtered property. */
  label: string;
  chips: { label: string; selected?: boolean }[];
}

/** One result: a creator, or a brand. */
interface ResultContent {
  /** The portrait or the logo; fills a circle. */
  picture: ReactNode;
  name: string;
  niche: string;
  stats: { value: string; label: string }[];
  /** How well the result fits: in words, and from 0 to 1. */
  match: { value: string; share: number };
  /** Whether the result is on the shortlist, marked and tinted. @default false */
  selected?: boolean;
}

interface DiscoveryScreenProps extends FrameProps {
  /** Three fill a row of a wide window. @default none */
  filters?: FilterContent[];
  /** The number of results: “128 creators”. */
  count: string;
  /** The sort order of the results. */
  detail: string;
  /** The first few results. */
  results: ResultContent[];
}

const Filter = ({ label, chips }: FilterContent) => (
  <div className="site-DiscoveryScreen-filter">
    <div className="site-DiscoveryScreen-quiet">{label}</div>
    <div className="site-DiscoveryScreen-chips">
      {chips.map((chip) => (
        <ScreenChip key={chip.label} {...chip} />
      ))}
    </div>
  </div>
);

const Result = ({ picture, name, niche, stats, match, selected }: ResultContent) => (
  <div className="site-DiscoveryScreen-result" data-selected={selected}>
    <div className="site-DiscoveryScreen-who">
      <div className="site-DiscoveryScreen-picture">{picture}</div>
      <div className="site-DiscoveryScreen-words">
        <div className="site-DiscoveryScreen-name">{name}</div>
        <div className="site-DiscoveryScreen-quiet">{niche}</div>
      </div>
    </div>
    <div className="site-DiscoveryScreen-stats">
      {stats.map(({ value, label }) => (
        <div key={label} className="site-DiscoveryScreen-stat">
          <span className="site-DiscoveryScreen-value">{value}</span>{' '}
          <span className="site-DiscoveryScreen-quiet">{label}</span>
        </div>
      ))}
    </div>
    <div className="site-DiscoveryScreen-match">
      <div className="site-DiscoveryScreen-value">{match.value}</div>
      <ScreenMeter to={match.share} />
    </div>
    <svg className="site-DiscoveryScreen-mark" viewBox="0 0 16 16">
      <path
        d="M4 2.5h8v11L8 10.5 4 13.5z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </div>
);

/** A search with its filters, the number of results, and the best results. */
export const DiscoveryScreen = ({
  filters,
  count,
  detail,
  results,
  ...frame
}: DiscoveryScreenProps) => (
  <Screen {...frame}>
    {filters && (
      <div className="site-DiscoveryScreen-filters">
        {filters.map((filter) => (
          <Filter key={filter.label} {...filter} />
        ))}
      </div>
    )}
    <div className="site-DiscoveryScreen-count">
      <div className="site-DiscoveryScreen-value">{count}</div>
      <div className="site-DiscoveryScreen-quiet">{detail}</div>
    </div>
    <div>
      {results.map((result) => (
        <Result key={result.name} {...result} />
      ))}
    </div>
  </Screen>
);
