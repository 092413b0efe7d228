import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Badge } from '../../primitives/data-display/Badge/Badge.tsx';
import { BarChart, type BarChartProps } from '../../primitives/data-display/BarChart/BarChart.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import {
  Sparkline,
  type SparklineProps,
} from '../../primitives/data-display/Sparkline/Sparkline.tsx';
import { Stat, type StatProps } from '../../primitives/data-display/Stat/Stat.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { Grid } from '../../primitives/layout/Grid/Grid.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';

/** One figure of the board. */
export interface MetricsPreviewMetric extends Pick<StatProps, 'change' | 'directionLabels'> {
  /** What the figure measures. */
  label: ReactNode;
  /** The figure, as it should be read out. */
  value: ReactNode;
  /** Trend line of the figure. @default no line */
  trend?:
    | Pick<SparklineProps, 'label' | 'points' | 'summary' | 'emptySummary' | 'formatValue'>
    | undefined;
}

/** One chart of the board. */
export interface MetricsPreviewChart extends Pick<
  BarChartProps,
  'summary' | 'bars' | 'orientation' | 'max' | 'formatValue'
> {
  /** What the bars compare, with the unit. */
  label: string;
}

export interface MetricsPreviewContent extends IntroContent {
  /** The dashboard. */
  board: {
    /** Title of the board; names it. */
    title: ReactNode;
    /** Label beside the title that says the figures are not real: “Demo data”. */
    badge: ReactNode;
    /** A sentence that says the same. */
    note?: ReactNode;
    /** Metrics; four fill a row in a wide container. */
    metrics: MetricsPreviewMetric[];
    /** Charts; the first is the widest. @default none */
    charts?: MetricsPreviewChart[] | undefined;
  };
}

export type MetricsPreviewProps = SectionBaseProps<MetricsPreviewContent>;

/** A preview of a dashboard, with figures that are labeled as made up. */
export function MetricsPreview(props: MetricsPreviewProps) {
  const { title, badge, note, metrics, charts = [] } = props.content.board;

  return (
    <SectionFrame {...props} block="rp-MetricsPreview">
      <div className="rp-MetricsPreview-stage">
        <div className="rp-MetricsPreview-board">
          <div className="rp-MetricsPreview-head">
            <Heading headingLevel={below(props.headingLevel)} size="lg">
              {title}
            </Heading>
            <Badge tone="highlight">{badge}</Badge>
            {note && (
              <Text className="rp-MetricsPreview-note" size="sm" tone="quiet">
                {note}
              </Text>
            )}
          </div>
          <ItemList items={metrics} className="rp-MetricsPreview-metrics">
            {({ trend, ...metric }) => (
              <li className="rp-MetricsPreview-cell">
                <Stat {...metric} />
                {trend && <Sparkline {...trend} area />}
              </li>
            )}
          </ItemList>
          {charts.length > 0 && (
            <Grid columns={1} gap={0} className="rp-MetricsPreview-charts">
              {charts.map((chart, index) => (
                <div key={index} className="rp-MetricsPreview-cell">
                  <BarChart {...chart} />
                </div>
              ))}
            </Grid>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}
