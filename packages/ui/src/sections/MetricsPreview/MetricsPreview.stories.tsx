import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import {
  MetricsPreview,
  type MetricsPreviewContent,
  type MetricsPreviewMetric,
} from './MetricsPreview.tsx';

const weeks = (values: number[]) =>
  values.map((value, index) => ({ label: `Week ${index + 1}`, value }));

const metrics: MetricsPreviewMetric[] = [
  {
    label: 'Readers',
    value: '48,200',
    change: { direction: 'up', value: '12%', note: 'on last month' },
    trend: { label: 'Readers by week', points: weeks([31, 36, 35, 41, 44, 48]) },
  },
  {
    label: 'Time on page',
    value: '3:12',
    change: { direction: 'up', value: '18 seconds' },
    trend: { label: 'Minutes by week', points: weeks([2.6, 2.7, 2.9, 2.8, 3.1, 3.2]) },
  },
  {
    label: 'Bounce rate',
    value: '22%',
    change: { direction: 'down', value: '4 points', tone: 'good' },
    trend: { label: 'Bounce rate by week', points: weeks([29, 27, 27, 25, 23, 22]) },
  },
  { label: 'Letters', value: '310', change: { direction: 'flat' } },
];

const content: MetricsPreviewContent = {
  title: 'One look on Monday morning',
  text: 'What was read, for how long, and by whom.',
  board: {
    title: 'The magazine',
    badge: 'Demo data',
    note: 'Made up, to show what the page looks like.',
    metrics,
    charts: [
      {
        label: 'Readers by week, in thousands',
        summary: 'The last week was the best one.',
        orientation: 'vertical',
        bars: weeks([31, 36, 35, 41, 44, 48]).map(({ label, value }) => ({
          label,
          value,
          highlighted: value === 48,
        })),
      },
      {
        label: 'Where they come from',
        summary: 'Nearly half of them by the newsletter.',
        bars: [
          { label: 'Newsletter', value: 46 },
          { label: 'Search', value: 31 },
          { label: 'Friends', value: 23 },
        ],
        formatValue: (value) => `${value}%`,
      },
    ],
  },
};

const meta = preview.meta({
  title: 'Sections/Proof/MetricsPreview',
  id: 'metricspreview',
  component: MetricsPreview,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    // The mark comes before the figures, both on the page and in reading order.
    const mark = canvas.getByText('Demo data');
    const [first] = canvas.getAllByRole('term');
    await expect(
      mark.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await expect(canvas.getByRole('row', { name: 'Newsletter 46%' })).toBeInTheDocument();
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

export const FiguresAlone = meta.story({
  args: {
    accent: 'tertiary',
    content: {
      title: content.title,
      board: { title: 'The magazine', badge: 'Demo data', metrics },
    },
  },
});
