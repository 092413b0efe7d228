import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { figure } from '../../../lib/figure.ts';
import { Drawing, type Facts } from './Drawing.tsx';

/** One value and its label, such as a day or a month. */
export interface SparklinePoint {
  /** Label of the value. */
  label: string;
  /** The value; can be negative. The line leaves out values that are not numbers, such as 0 / 0. */
  value: number;
}

export interface SparklineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the values are: the caption of the table and the start of the text alternative. */
  label: string;
  /** The points in order of time. */
  points: readonly SparklinePoint[];
  /** Formats a value. @default as a plain number */
  formatValue?: ((value: number) => string) | undefined;
  /**
   * What the line shows, in words. `{first}`, `{last}`, `{lowest}` and `{highest}` are replaced by
   * a value with its label. @default 'from {first} to {last}, lowest {lowest}, highest {highest}'
   */
  summary?: string | undefined;
  /** The summary if there are no values. @default 'no values' */
  emptySummary?: string | undefined;
  /** Fills the area under the line. @default false */
  area?: boolean | undefined;
}

/**
 * A word-sized chart of how a figure has changed: no axes, no script, the same on server and
 * client. It fills the available width. Assistive technology gets a sentence and a table of the
 * values.
 */
export function Sparkline({
  label,
  points,
  formatValue = String,
  summary,
  emptySummary,
  area = false,
  className,
  ...rest
}: SparklineProps) {
  const positions = positionsOf(points.map(({ value }) => value));
  const line = `M${positions.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const end = positions.at(-1);
  return (
    <div {...rest} className={clsx('rp-Sparkline', className)}>
      <Drawing
        label={label}
        facts={factsOf(points, formatValue)}
        summary={summary}
        emptySummary={emptySummary}
      >
        {end && (
          <>
            {/* The box stretches this drawing, but the line keeps its width. */}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
              {area && <path d={`${line}V100H0Z`} fill="currentColor" fillOpacity="0.14" />}
              <path
                d={line}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <circle cx={`${end.x}%`} cy={`${end.y}%`} r="4" fill="currentColor" />
          </>
        )}
      </Drawing>
      <div className="rp-Sparkline-data">
        <table>
          <caption>{label}</caption>
          <tbody>
            {points.map((point, index) => (
              <tr key={index}>
                <th scope="row">{point.label}</th>
                <td>{figure(point.value, formatValue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Returns the position of each value, in percent of the box. Equal values are in the middle. */
function positionsOf(values: number[]): { x: number; y: number }[] {
  const finite = values.filter(Number.isFinite);
  const lowest = Math.min(...finite);
  const range = Math.max(...finite) - lowest;
  return values.flatMap((value, index) => {
    if (!Number.isFinite(value)) return [];
    const x = values.length > 1 ? (index / (values.length - 1)) * 100 : 50;
    const y = range ? (1 - (value - lowest) / range) * 100 : 50;
    return { x: +x.toFixed(2), y: +y.toFixed(2) };
  });
}

/** Returns the facts that a summary can use: each value with its label. */
function factsOf(points: readonly SparklinePoint[], format: (value: number) => string): Facts {
  const finite = points.filter(({ value }) => Number.isFinite(value));
  const sorted = finite.toSorted((a, b) => a.value - b.value);
  const named = {
    first: finite[0],
    last: finite.at(-1),
    lowest: sorted[0],
    highest: sorted.at(-1),
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, point]) =>
      point ? [[name, `${format(point.value)} (${point.label})`]] : [],
    ),
  );
}
