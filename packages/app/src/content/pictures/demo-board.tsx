/** The demo board, which two pages show. */
import { MetricsPreview, type MetricsPreviewContent } from '@rapport/ui';

const weeks = (values: number[]) =>
  values.map((value, index) => ({ label: `Week ${index + 1}`, value }));

/** Demo data, and marked as such. */
const content: MetricsPreviewContent = {
  eyebrow: 'Preview',
  title: 'Your whole campaign on one page',
  text: 'Creators and brands see the same dashboard.',
  board: {
    title: 'Campaign overview',
    badge: 'Demo data',
    metrics: [
      {
        label: 'Reach',
        value: '1.2 million',
        change: { direction: 'up', value: '18%', note: 'vs. last campaign' },
        trend: {
          label: 'Reach by week, in thousands',
          points: weeks([96, 128, 171, 214, 262, 329]),
        },
      },
      {
        label: 'Engagement rate',
        value: '4.8%',
        change: { direction: 'up', value: '0.6 points', note: 'vs. last campaign' },
        trend: {
          label: 'Engagement rate by week, in percent',
          points: weeks([4.1, 4.4, 4.3, 4.9, 5.2, 5.6]),
        },
      },
      {
        label: 'Conversions',
        value: '3,480',
        change: { direction: 'up', value: '240', note: 'vs. last campaign' },
        trend: {
          label: 'Conversions by week',
          points: weeks([290, 410, 520, 640, 850, 770]),
        },
      },
      {
        label: 'ROI',
        value: '285%',
        change: { direction: 'flat', note: 'since week 4' },
        trend: {
          label: 'ROI by week, in percent',
          points: weeks([90, 160, 228, 285, 284, 285]),
        },
      },
    ],
    charts: [
      {
        label: 'Conversions by week',
        summary: 'Week 5 had the most. The second video went live the day before.',
        orientation: 'vertical',
        bars: [290, 410, 520, 640, 850, 770].map((value, index) => ({
          label: `Week ${index + 1}`,
          value,
          highlighted: index === 4,
        })),
      },
      {
        label: 'Reach by format',
        summary: 'Short video reached more people than all other formats combined.',
        bars: [
          { label: 'Short video', value: 52 },
          { label: 'Photo series', value: 21 },
          { label: 'Stories', value: 16 },
          { label: 'Long video', value: 8 },
          { label: 'Newsletter', value: 3 },
        ],
        formatValue: (value) => `${value}%`,
      },
    ],
  },
};

export const board = <MetricsPreview content={content} surface="sunken" />;
