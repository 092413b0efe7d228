import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ScreenChip, ScreenMeter, ScreenPerson } from '../Screen/parts.tsx';
import { Screen, type ScreenProps } from '../Screen/Screen.tsx';

/** One filter: chips to choose from, a range, or both. */
export interface DiscoveryScreenFilter {
  /** What it filters by. */
  label: ReactNode;
  /** What is chosen, beside the label: “3–8%”. @default nothing */
  value?: ReactNode;
  /** Chips, chosen or not. @default none */
  chips?: { label: ReactNode; selected?: boolean }[];
  /** Both ends of a range, from 0 to 1. @default none */
  range?: { from: number; to: number };
}

/** One result. */
export interface DiscoveryScreenCreator {
  /** The portrait; fills a circle. @default a plain tint */
  picture?: ReactNode;
  /** The creator's name. */
  name: ReactNode;
  /** What the creator makes. */
  niche: ReactNode;
  /** Audience and engagement. */
  stats: { value: ReactNode; label: ReactNode }[];
  /** How well the creator fits: in words, and from 0 to 1. */
  match: { value: ReactNode; share: number };
  /** On the shortlist: marked and tinted. @default false */
  selected?: boolean;
}

/** What the screen says. */
export interface DiscoveryScreenContent {
  /** Filters; three fill a row of a wide window. @default none */
  filters?: DiscoveryScreenFilter[];
  /** How many creators there are: “128 creators”. */
  count: ReactNode;
  /** What they are sorted by. @default nothing */
  detail?: ReactNode;
  /** Results, three or four; without any, `empty` shows. */
  creators: DiscoveryScreenCreator[];
  /** What is said if there are no results. @default nothing */
  empty?: { title: ReactNode; text: ReactNode };
}

export interface DiscoveryScreenProps extends Omit<ScreenProps, 'children' | 'padding'> {
  /** What the screen says. */
  content: DiscoveryScreenContent;
}

const icon = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
} as const;

const Filter = ({ label, value, chips, range }: DiscoveryScreenFilter) => (
  <div className="rp-DiscoveryScreen-filter" data-enter>
    <div className="rp-DiscoveryScreen-pair">
      <div className="rp-DiscoveryScreen-quiet">{label}</div>
      {value && <div className="rp-DiscoveryScreen-value">{value}</div>}
    </div>
    {range && (
      <div className="rp-DiscoveryScreen-range">
        <ScreenMeter {...range} handles />
      </div>
    )}
    {chips && (
      <div className="rp-DiscoveryScreen-chips">
        {chips.map((chip, index) => (
          <ScreenChip key={index} selected={chip.selected}>
            {chip.label}
          </ScreenChip>
        ))}
      </div>
    )}
  </div>
);

const Creator = ({ picture, name, niche, stats, match, selected }: DiscoveryScreenCreator) => (
  <div className="rp-DiscoveryScreen-creator" data-selected={selected || undefined} data-enter>
    <ScreenPerson picture={picture} name={name} detail={niche} />
    <div className="rp-DiscoveryScreen-stats">
      {stats.map((stat, index) => (
        <div key={index} className="rp-DiscoveryScreen-stat">
          <span className="rp-DiscoveryScreen-value">{stat.value}</span>{' '}
          <span className="rp-DiscoveryScreen-quiet">{stat.label}</span>
        </div>
      ))}
    </div>
    <div className="rp-DiscoveryScreen-match">
      <div className="rp-DiscoveryScreen-value">{match.value}</div>
      <ScreenMeter to={match.share} />
    </div>
    <svg className="rp-DiscoveryScreen-mark" viewBox="0 0 16 16">
      <path d="M4 2.5h8v11L8 10.5 4 13.5z" strokeLinejoin="round" {...icon} />
    </svg>
  </div>
);

/** A search for creators: filters, how many there are, the best of them. A picture. */
export function DiscoveryScreen({ content, className, ...rest }: DiscoveryScreenProps) {
  const { filters = [], count, detail, creators, empty } = content;
  return (
    <Screen {...rest} className={clsx('rp-DiscoveryScreen', className)} padding="none">
      {filters.length > 0 && (
        <div className="rp-DiscoveryScreen-filters">
          {filters.map((filter, index) => (
            <Filter key={index} {...filter} />
          ))}
        </div>
      )}
      <div className="rp-DiscoveryScreen-count">
        <div className="rp-DiscoveryScreen-value">{count}</div>
        {detail && <div className="rp-DiscoveryScreen-quiet">{detail}</div>}
      </div>
      <div>
        {creators.map((creator, index) => (
          <Creator key={index} {...creator} />
        ))}
      </div>
      {creators.length === 0 && empty && (
        <div className="rp-DiscoveryScreen-empty" data-enter>
          <svg className="rp-DiscoveryScreen-icon" viewBox="0 0 16 16">
            <path d="m10.5 10.5 3.5 3.5" {...icon} />
            <circle cx="7" cy="7" r="4.75" {...icon} />
          </svg>
          <div className="rp-DiscoveryScreen-value">{empty.title}</div>
          <div className="rp-DiscoveryScreen-quiet">{empty.text}</div>
        </div>
      )}
    </Screen>
  );
}
