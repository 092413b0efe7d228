import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { BarChart } from './BarChart.tsx';

const platforms = [
  { label: 'Short video', value: 46 },
  { label: 'Podcast', value: 31 },
  { label: 'Newsletter', value: 17 },
  { label: 'Long video', value: 6 },
];
const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'].map((label, index) => ({
  label,
  value: [640, 720, 690, 910, 880, 1284][index] ?? 0,
  highlighted: label === 'Oct',
}));

const meta = preview.meta({
  title: 'Components/Data/BarChart',
  id: 'barchart',
  component: BarChart,
  args: {
    label: 'Where your readers live',
    bars: platforms,
    formatValue: (value: number) => `${value}%`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Where your readers live' });
    await expect(table.querySelectorAll('tr')).toHaveLength(4);
    await expect(canvas.getByRole('row', { name: 'Podcast 31%' })).toBeInTheDocument();
    await expect(canvas.getByRole('figure', { name: 'Where your readers live' })).toBeVisible();
  },
});

export const Playground = meta.story({
  args: { summary: 'Nearly half of them watch short videos.' },
});

/** Out of 100: the empty part of the bar matters, too. */
export const OfAWhole = meta.story({
  args: { max: 100 },
});

/** Vertical bars show change over time; the bar that the summary is about stands out. */
export const Vertical = meta.story({
  args: {
    label: 'Profile views a month',
    summary: 'October was the best month so far.',
    orientation: 'vertical',
    bars: months,
    formatValue: (value: number) => value.toLocaleString('en'),
  },
});

/** No bars, all zero, below zero, above the maximum. */
export const EdgeCases = meta.story({
  tags: ['behavior'],
  render: () => (
    <Grid columnWidth="xs">
      <BarChart label="None" bars={[]} />
      <BarChart label="Zero" bars={[{ label: 'Nothing', value: 0 }]} />
      <BarChart label="Below zero" bars={[{ label: 'Loss', value: -3 }]} max={10} />
      <BarChart label="Above the whole" bars={[{ label: 'More', value: 12 }]} max={10} />
    </Grid>
  ),
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columnWidth="sm">
      {(['surface', 'sunken', 'ink'] as const).flatMap((surface) =>
        (['horizontal', 'vertical'] as const).map((orientation, index) => (
          <Card
            key={surface + orientation}
            surface={surface}
            accent={index ? 'tertiary' : 'secondary'}
            padding="sm"
          >
            <BarChart
              {...args}
              label={`${surface} ${orientation}`}
              orientation={orientation}
              bars={months}
            />
          </Card>
        )),
      )}
    </Grid>
  ),
});
