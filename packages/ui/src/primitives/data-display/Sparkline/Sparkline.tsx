import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** One value and what it belongs to: a day, a month. */
export interface SparklinePoint {
  /** What the value belongs to; unique. */
  label: string;
  /** Above or below zero. */
  value: number;
}

export interface SparklineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the values are: caption of the table, beginning of the text alternative. */
  label: string;
  /** In the order of time. Labels are unique. */
  points: readonly SparklinePoint[];
  /** Writes a value. @default as a plain number */
  formatValue?: (value: number) => string;
  /**
   * What the line shows, in words. `{first}`, `{last}`, `{lowest}` and `{highest}` stand for a value
   * with its label. @default 'from {first} to {last}, lowest {lowest}, highest {highest}'
   */
  summary?: string;
  /** The summary where there are no values. @default 'no values' */
  emptySummary?: string;
  /** Fills the ground under the line. @default false */
  area?: boolean;
}

/** The drawing has its own units; the box stretches it, the line keeps its width. */
const width = 100;
const height = 32;

/**
 * The course of a figure in the size of a word: no axes, no script, the same on server and client.
 * It fills the width there is. Assistive technology gets a sentence and the values as a table.
 */
export function Sparkline({
  label,
  points,
  formatValue = String,
  summary = 'from {first} to {last}, lowest {lowest}, highest {highest}',
  emptySummary = 'no values',
  area = false,
  className,
  ...rest
}: SparklineProps) {
  const places = place(points.map(({ value }) => value));
  const line = places.length ? `M${places.join('L')}` : '';
  const shared = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' };
  return (
    <div {...rest} className={clsx('rp-Sparkline', className)}>
      <svg
        className="rp-Sparkline-drawing"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${points.length ? fill(summary, points, formatValue) : emptySummary}`}
      >
        {area && line && (
          <path
            d={`${line}L${width} ${height}L0 ${height}Z`}
            fill="currentColor"
            fillOpacity="0.14"
          />
        )}
        <path {...shared} d={line} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
        {/* A line of no length with round ends: a dot that the stretched box does not distort. */}
        {line && (
          <path {...shared} d={`M${places.at(-1)}h0`} strokeWidth="8" strokeLinecap="round" />
        )}
      </svg>
      <div className="rp-Sparkline-data">
        <table>
          <caption>{label}</caption>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>{formatValue(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Where each value stands in the drawing; all in the middle when they are all alike. */
function place(values: number[]): string[] {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  return values.map((value, index) => {
    const x = values.length > 1 ? (index / (values.length - 1)) * width : width / 2;
    const y = range ? (1 - (value - lowest) / range) * height : height / 2;
    return `${+x.toFixed(2)} ${+y.toFixed(2)}`;
  });
}

function fill(
  summary: string,
  points: readonly SparklinePoint[],
  format: (value: number) => string,
): string {
  const sorted = [...points].sort((a, b) => a.value - b.value);
  const named: Record<string, SparklinePoint | undefined> = {
    first: points[0],
    last: points.at(-1),
    lowest: sorted[0],
    highest: sorted.at(-1),
  };
  return summary.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const point = named[name];
    return point ? `${format(point.value)} (${point.label})` : braces;
  });
}
