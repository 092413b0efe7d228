import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

/** One bar. */
export interface BarChartBar {
  /** What it stands for; unique. */
  label: string;
  /** From 0 upwards. */
  value: number;
  /** The bar the chart is about: it alone has the accent’s colour. @default false */
  highlight?: boolean;
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the bars compare, with the unit: stands above them. */
  label: ReactNode;
  /** What there is to see in it, in a sentence below the label. */
  summary?: ReactNode;
  /** What is compared, in the order in which it stands. */
  bars: readonly BarChartBar[];
  /** Lying bars have room for long labels; standing ones, with short labels and values, show a course of time. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** The value of a whole bar. @default the highest of the values */
  max?: number;
  /** Writes a value. @default as a plain number */
  formatValue?: (value: number) => string;
}

/**
 * Compares a few values. HTML and SVG without script, the same on server and client; the bars take
 * the room there is. Assistive technology gets the values as a table in place of the drawing.
 */
export function BarChart({
  label,
  summary,
  bars,
  orientation = 'horizontal',
  max = Math.max(...bars.map(({ value }) => value)),
  formatValue = String,
  className,
  ...rest
}: BarChartProps) {
  const captionId = useId();
  const anyHighlight = bars.some(({ highlight }) => highlight);
  const share = (value: number) =>
    max > 0 ? Math.round(Math.min(Math.max(value / max, 0), 1) * 1000) / 10 : 0;

  return (
    <figure
      aria-labelledby={captionId}
      {...rest}
      className={clsx('rp-BarChart', className)}
      data-orientation={orientation}
    >
      <figcaption className="rp-BarChart-words">
        <span className="rp-BarChart-title" id={captionId}>
          {label}
        </span>
        {summary && <span className="rp-BarChart-summary">{summary}</span>}
      </figcaption>
      <div className="rp-BarChart-plot" aria-hidden="true">
        {bars.map((bar) => (
          <div
            key={bar.label}
            className="rp-BarChart-bar"
            data-quiet={(anyHighlight && !bar.highlight) || undefined}
          >
            <span className="rp-BarChart-label">{bar.label}</span>
            {/* Each bar begins outside the drawing, which cuts it off: only its end is round. */}
            {orientation === 'horizontal' ? (
              <>
                <svg className="rp-BarChart-drawing">
                  <rect x={`${share(bar.value) - 100}%`} width="100%" height="100%" rx="4" />
                </svg>
                <span className="rp-BarChart-value">{formatValue(bar.value)}</span>
              </>
            ) : (
              <svg className="rp-BarChart-drawing">
                <rect y={`${100 - share(bar.value)}%`} width="100%" height="100%" rx="4" />
                <text
                  className="rp-BarChart-value"
                  x="50%"
                  y={`${100 - share(bar.value)}%`}
                  dy="-0.5em"
                  textAnchor="middle"
                >
                  {formatValue(bar.value)}
                </text>
              </svg>
            )}
          </div>
        ))}
      </div>
      <div className="rp-BarChart-data">
        <table aria-labelledby={captionId}>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{formatValue(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
