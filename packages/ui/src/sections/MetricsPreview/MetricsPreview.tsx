import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Badge } from '../../primitives/data-display/Badge/Badge.tsx';
import { BarChart, type BarChartProps } from '../../primitives/data-display/BarChart/BarChart.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import {
  Sparkline,
  type SparklineProps,
} from '../../primitives/data-display/Sparkline/Sparkline.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Stat, type StatProps } from '../../primitives/data-display/Stat/Stat.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

/** One figure of the board. */
export interface MetricsPreviewMetric extends Pick<StatProps, 'change' | 'directionLabels'> {
  /** What the figure measures. */
  label: ReactNode;
  /** The figure, as it should be read out. */
  value: ReactNode;
  /** Trend line of the figure. @default no line */
  trend?: Pick<SparklineProps, 'label' | 'points' | 'summary' | 'emptySummary' | 'formatValue'>;
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
    charts?: MetricsPreviewChart[];
  };
}

export type MetricsPreviewProps = SectionBaseProps<MetricsPreviewContent>;

/** A preview of a dashboard, with figures that are labeled as made up. */
export function MetricsPreview({
  content,
  headingLevel = 2,
  className,
  ...rest
}: MetricsPreviewProps) {
  const titleId = useId();
  const { title, badge, note, metrics, charts = [] } = content.board;

  return (
    <Section aria-labelledby={titleId} {...rest} className={clsx('rp-MetricsPreview', className)}>
      <Container className="rp-MetricsPreview-inner">
        <SectionIntro content={content} titleId={titleId} headingLevel={headingLevel} />
        <div className="rp-MetricsPreview-stage">
          <div className="rp-MetricsPreview-board">
            <div className="rp-MetricsPreview-head">
              <Heading headingLevel={below(headingLevel)} size="lg">
                {title}
              </Heading>
              <Badge tone="highlight">{badge}</Badge>
              {note && (
                <Text className="rp-MetricsPreview-note" size="sm" tone="quiet">
                  {note}
                </Text>
              )}
            </div>
            <Stack asChild className="rp-MetricsPreview-metrics">
              <ul>
                {metrics.map(({ label, value, change, directionLabels, trend }, index) => (
                  <li key={index} className="rp-MetricsPreview-cell">
                    <Stat
                      label={label}
                      value={value}
                      {...(change && { change })}
                      {...(directionLabels && { directionLabels })}
                    />
                    {trend && <Sparkline {...trend} area />}
                  </li>
                ))}
              </ul>
            </Stack>
            {charts.length > 0 && (
              <div className="rp-MetricsPreview-charts">
                {charts.map((chart, index) => (
                  <div key={index} className="rp-MetricsPreview-cell">
                    <BarChart {...chart} />
                  </div>
                ))}
              </div>
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}
