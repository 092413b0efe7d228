/** Drawings in the colors of the theme. They say nothing that the words don't. */
import type { ReactNode } from 'react';

interface DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

const Drawing = ({ width, height, children }: DrawingProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
    {children}
  </svg>
);

const ground = 'var(--rp-accent-soft)';
const paper = 'var(--rp-color-surface)';
const line = 'var(--rp-color-line)';
const fill = 'var(--rp-accent-fill)';
const quiet = 'color-mix(in oklab, var(--rp-accent-fill) 35%, var(--rp-accent-soft))';

/** Tasks of five days: where they start, how long they take, and whether they are done. */
const TASKS = [
  [92, 84, true],
  [64, 132, true],
  [120, 96, true],
  [76, 120, false],
  [104, 72, false],
] as const;

/** A week of work, for the hero. */
export const Week = () => (
  <Drawing width={480} height={480}>
    <rect width="480" height="480" rx="28" fill={ground} />
    <rect x="56" y="72" width="368" height="336" rx="16" fill={paper} stroke={line} />
    <path d="M56 128h368" stroke={line} />
    {TASKS.map(([start, length, isDone], day) => {
      const x = 80 + day * 66;
      return (
        <g key={start}>
          <rect x={x + 8} y="96" width="40" height="8" rx="4" fill={line} />
          <rect
            x={x}
            y={80 + start}
            width="56"
            height={length}
            rx="10"
            fill={isDone ? fill : quiet}
          />
          <rect x={x} y={92 + start + length} width="56" height="44" rx="10" fill={quiet} />
          {isDone && (
            <path
              d={`M${x + 20} ${80 + start + length / 2}l6 6 11-13`}
              fill="none"
              stroke="var(--rp-accent-on-fill, #fff)"
              strokeWidth="3.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </g>
      );
    })}
  </Drawing>
);

/** Three people and how full their weeks are. */
export const People = () => (
  <Drawing width={320} height={200}>
    <rect width="320" height="200" fill={ground} />
    {[0.85, 0.4, 0.65].map((share, index) => {
      const y = 44 + index * 44;
      return (
        <g key={share}>
          <circle cx="64" cy={y + 12} r="14" fill={index === 1 ? fill : quiet} />
          <rect x="92" y={y} width="168" height="24" rx="12" fill={paper} stroke={line} />
          <rect
            x="92"
            y={y}
            width={168 * share}
            height="24"
            rx="12"
            fill={index === 1 ? fill : quiet}
          />
        </g>
      );
    })}
  </Drawing>
);

/** A clock face with a part of the day taken. */
export const Clock = () => (
  <Drawing width={320} height={200}>
    <rect width="320" height="200" fill={ground} />
    <circle cx="160" cy="100" r="64" fill={paper} stroke={line} />
    <path d="M160 100V36a64 64 0 0 1 55.4 96z" fill={quiet} />
    <path
      d="M160 58v42l30 17"
      fill="none"
      stroke={fill}
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Drawing>
);

/** A list with its last line still open. */
export const Checks = () => (
  <Drawing width={320} height={200}>
    <rect width="320" height="200" fill={ground} />
    <rect x="64" y="28" width="192" height="144" rx="14" fill={paper} stroke={line} />
    {[0, 1, 2].map((row) => {
      const y = 64 + row * 36;
      return (
        <g key={row}>
          <circle
            cx="96"
            cy={y}
            r="11"
            fill={row < 2 ? fill : 'none'}
            stroke={fill}
            strokeWidth="2"
          />
          {row < 2 && (
            <path
              d={`M91 ${y}l4 4 7-8`}
              fill="none"
              stroke="var(--rp-accent-on-fill, #fff)"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
          <rect
            x="120"
            y={y - 5}
            width={row === 1 ? 84 : 108}
            height="10"
            rx="5"
            fill={row < 2 ? line : quiet}
          />
        </g>
      );
    })}
  </Drawing>
);
