'use client';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useWords } from '../../../lib/words.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { statWords } from './Stat.words.ts';

/** How a figure has changed. */
export interface StatChange {
  /** Direction; sets the arrow and the word announced for it. */
  direction: 'up' | 'down' | 'flat';
  /** Amount of the change: “12%”. */
  value?: string | undefined;
  /** What the change is relative to: “since October”. */
  note?: string | undefined;
  /** Whether the change is good news. @default 'good' for up, 'bad' for down, 'neutral' for flat */
  tone?: 'good' | 'bad' | 'neutral' | undefined;
}

export interface StatProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Names the figure. */
  label: ReactNode;
  /** The figure as it should be read: “1.2 million”. */
  value: ReactNode;
  /** How the figure has changed. @default nothing */
  change?: StatChange | undefined;
  /** `lg` is for a band with a few figures. @default 'md' */
  size?: 'md' | 'lg' | undefined;
  /** The words for the arrows. @default { up: 'Up', down: 'Down', flat: 'No change' } */
  directionLabels?: Record<StatChange['direction'], string> | undefined;
}

const tones = { up: 'good', down: 'bad', flat: 'neutral' } as const;
const arrows = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  flat: 'M3 8h10',
};

/**
 * A figure with its label and how it has changed. A word and an arrow show the change; color only
 * supports them.
 */
export function Stat({
  label,
  value,
  change,
  size = 'md',
  directionLabels: directionLabelsProp,
  className,
  ...rest
}: StatProps) {
  const { directionLabels } = useWords('Stat', statWords, { directionLabels: directionLabelsProp });
  return (
    <dl {...rest} className={clsx('rp-Stat', className)} data-size={size}>
      <dt className="rp-Stat-label">{label}</dt>
      <dd className="rp-Stat-value">{value}</dd>
      {change && (
        <dd className="rp-Stat-change" data-tone={change.tone ?? tones[change.direction]}>
          <svg className="rp-Stat-arrow" viewBox="0 0 16 16" aria-hidden="true">
            <path
              d={arrows[change.direction]}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {change.value ? (
            <span className="rp-Stat-amount">
              <VisuallyHidden>{`${directionLabels[change.direction]} `}</VisuallyHidden>
              <span>{change.value}</span>
            </span>
          ) : (
            <span className="rp-Stat-amount">{directionLabels[change.direction]}</span>
          )}
          {change.note && <span>{` ${change.note}`}</span>}
        </dd>
      )}
    </dl>
  );
}
