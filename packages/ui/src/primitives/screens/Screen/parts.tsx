/** What the screens draw alike. Sizes are in em, so they follow the type of the Screen around. */
import type { ReactNode } from 'react';
import { wrapText } from '../../../lib/wrap-text.tsx';

interface ScreenPersonProps {
  /** A portrait or a logo that fills its box. @default a plain circle */
  picture?: ReactNode;
  name: ReactNode;
  /** A quiet line below the name. @default none */
  detail?: ReactNode;
  /** Diameter of the picture: 2.25 or 3.5 em. @default 'sm' */
  size?: 'sm' | 'lg';
}

/** A person or a company: picture, name, a quiet line. */
export function ScreenPerson({ picture, name, detail, size = 'sm' }: ScreenPersonProps) {
  return (
    <div className="rp-Screen-person" data-size={size}>
      <div className="rp-Screen-picture">{picture}</div>
      <div className="rp-Screen-words">
        <div className="rp-Screen-name">{name}</div>
        {detail && <div className="rp-Screen-detail">{detail}</div>}
      </div>
    </div>
  );
}

interface ScreenChipProps {
  /** Drawn as chosen, with a check mark. @default false */
  selected?: boolean | undefined;
  children: ReactNode;
}

/** A chip as it looks on a product's screen. */
export function ScreenChip({ selected = false, children }: ScreenChipProps) {
  return (
    <span className="rp-Screen-chip" data-selected={selected || undefined}>
      {selected && (
        <svg className="rp-Screen-check" viewBox="0 0 16 16">
          <path
            d="m3 8.5 3.2 3.2L13 5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.25"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      {wrapText(children)}
    </span>
  );
}

interface ScreenBadgeProps {
  /** Color by meaning; the words must say the same. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'highlight' | 'success' | 'warning' | undefined;
  children: ReactNode;
}

/** One or two words about a state. */
export const ScreenBadge = ({ tone = 'neutral', children }: ScreenBadgeProps) => (
  <span className="rp-Screen-badge" data-tone={tone}>
    {children}
  </span>
);

interface ScreenStatProps {
  value: ReactNode;
  label: ReactNode;
}

/** A figure above its label. */
export const ScreenStat = ({ value, label }: ScreenStatProps) => (
  <div className="rp-Screen-stat">
    <div className="rp-Screen-value">{value}</div>
    <div className="rp-Screen-detail">{label}</div>
  </div>
);

interface ScreenMeterProps {
  /** Where the bar begins, from 0 to 1. @default 0 */
  from?: number;
  /** Where the bar ends, from 0 to 1. */
  to: number;
  /** Draws a handle at each end, as of a range that can be set. @default false */
  handles?: boolean;
}

/** What is no number is at the start. */
const percentOf = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100) || 0;

/** A bar on a track. Drawn with attributes, because a site may forbid styles in HTML. */
export function ScreenMeter({ from = 0, to, handles = false }: ScreenMeterProps) {
  const [start, end] = [from, to].map(percentOf) as [number, number];
  return (
    <svg className="rp-Screen-meter" data-handles={handles || undefined}>
      <rect className="rp-Screen-track" width="100%" height="100%" />
      <rect
        className="rp-Screen-bar"
        x={`${start}%`}
        width={`${Math.max(end - start, 0)}%`}
        height="100%"
        data-enter={handles ? undefined : ''}
      />
      {handles &&
        [start, end].map((place, index) => (
          <circle key={index} className="rp-Screen-handle" cx={`${place}%`} cy="50%" />
        ))}
    </svg>
  );
}
