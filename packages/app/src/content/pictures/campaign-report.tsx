/** The results of one campaign. It is invented, and all of its numbers agree; see their test. */
import {
  BarChart,
  Inline,
  MetricsPreview,
  Stack,
  Stat,
  Text,
  type MetricsPreviewContent,
} from '@rapport/ui';
import { ages, creators, formats, steps, totals, weeks } from '../campaign.ts';

const whole = new Intl.NumberFormat('en-US').format;
const percent = (value: number) => `${value}%`;
const tenths = (value: number) => `${value.toFixed(1)}%`;

/** A value for each week. */
const weekly = (key: keyof (typeof weeks)[number]) =>
  weeks.map((week, index) => ({ label: `Week ${index + 1}`, value: week[key] }));

const content: MetricsPreviewContent = {
  title: 'Everything on one page',
  board: {
    title: 'Spring by rail',
    badge: 'Sample data',
    metrics: [
      {
        label: 'Reach',
        value: '1.2M',
        change: { direction: 'up', value: '18%', note: 'vs. last campaign' },
        trend: { label: 'Reach by week, in thousands', points: weekly('reach') },
      },
      {
        label: 'Engagement rate',
        value: tenths(totals.engagement),
        change: { direction: 'up', value: '0.6 points', note: 'vs. last campaign' },
        trend: { label: 'Engagement rate by week, in percent', points: weekly('engagement') },
      },
      {
        label: 'Conversions',
        value: whole(totals.conversions),
        change: { direction: 'up', value: '240', note: 'vs. last campaign' },
        trend: { label: 'Conversions by week', points: weekly('conversions') },
      },
      {
        label: 'ROI',
        value: percent(totals.roi),
        change: { direction: 'up', value: '35 points', note: 'vs. last campaign' },
        trend: { label: 'ROI by week, in percent', points: weekly('roi') },
      },
    ],
  },
};

export const board = <MetricsPreview content={content} surface="sunken" />;

export const reach = (
  <div data-accent="secondary">
    <BarChart
      label="Reach by format"
      bars={formats.map(({ label, reach: value }) => ({ label, value }))}
      formatValue={percent}
    />
  </div>
);

export const engagement = (
  <div data-accent="secondary">
    <BarChart
      label="Engagement rate by format"
      bars={formats.map(({ label, engagement: value }) => ({ label, value }))}
      formatValue={tenths}
    />
  </div>
);

export const audience = (
  <div>
    <Stack gap={4}>
      <Text size="sm" weight="semibold">
        People reached, by age
      </Text>
      <Inline gap={8}>
        {ages.map(({ age, reached }) => (
          <Stat key={age} label={age} value={percent(reached)} />
        ))}
      </Inline>
    </Stack>
  </div>
);

export const conversions = (
  <div data-accent="tertiary">
    <BarChart label="People at each step" bars={steps} formatValue={whole} />
  </div>
);

export const returns = (
  <div data-accent="tertiary">
    <BarChart
      label="ROI by creator"
      orientation="vertical"
      bars={[
        ...creators.map(({ name, roi }) => ({ label: name, value: roi })),
        { label: 'Overall', value: totals.roi },
      ]}
      formatValue={percent}
    />
  </div>
);
