import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { figure } from '../../../lib/figure.ts';

/** One bar. */
export interface BarChartBar {
  /** What the bar represents. */
  label: string;
  /** 0 or greater. A value that is not a number, such as 0 / 0, has no bar and shows “–”. */
  value: number;
  /** Emphasizes this bar: only highlighted bars keep the accent color. @default false */
  highlighted?: boolean | undefined;
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the bars compare, with the unit; shown above them. */
  label: ReactNode;
  /** One sentence that says what the chart shows; shown below the label. */
  summary?: ReactNode;
  /** The bars, in display order. */
  bars: readonly BarChartBar[];
  /**
   * Horizontal bars have room for long labels; vertical bars show change over time and need short
   * labels and values. @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The value of a full bar. @default the highest value */
  max?: number | undefined;
  /** Formats a value. @default as a plain number */
  formatValue?: ((value: number) => string) | undefined;
}

/**
 * Compares a few values. It is HTML and SVG without script, the same on server and client. The bars
 * fill the available width. Assistive technology gets a table of the values instead of the drawing.
 */
export function BarChart({
  label,
  summary,
  bars,
  orientation = 'horizontal',
  max = Math.max(...bars.map(({ value }) => value).filter(Number.isFinite)),
  formatValue = String,
  className,
  ...rest
}: BarChartProps) {
  const captionId = useId();
  const anyHighlight = bars.some(({ highlighted }) => highlighted);
  const share = (value: number) =>
    max > 0 && value > 0 ? Math.round(Math.min(value / max, 1) * 1000) / 10 || 0 : 0;
  const write = (value: number) => figure(value, formatValue);

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
        {bars.map((bar, index) => (
          <div
            key={index}
            className="rp-BarChart-bar"
            data-quiet={(anyHighlight && !bar.highlighted) || undefined}
          >
            <span className="rp-BarChart-label">{bar.label}</span>
            <Drawing
              isHorizontal={orientation === 'horizontal'}
              share={share(bar.value)}
              value={write(bar.value)}
            />
          </div>
        ))}
      </div>
      <div className="rp-BarChart-data">
        <table aria-labelledby={captionId}>
          <tbody>
            {bars.map((bar, index) => (
              <tr key={index}>
                <th scope="row">{bar.label}</th>
                <td>{write(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

interface DrawingProps {
  isHorizontal: boolean;
  /** Percentage of the plot. */
  share: number;
  value: string;
}

/** A bar with its value. It starts outside the drawing and is clipped, so only its end is rounded. */
const Drawing = ({ isHorizontal, share, value }: DrawingProps) =>
  isHorizontal ? (
    <>
      <svg className="rp-BarChart-drawing">
        <rect x={`${share - 200}%`} width="200%" height="100%" rx="4" />
      </svg>
      <span className="rp-BarChart-value">{value}</span>
    </>
  ) : (
    <svg className="rp-BarChart-drawing">
      <rect y={`${100 - share}%`} width="100%" height="200%" rx="4" />
      <text
        className="rp-BarChart-value"
        x="50%"
        y={`${100 - share}%`}
        dy="-0.5em"
        textAnchor="middle"
      >
        {value}
      </text>
    </svg>
  );
