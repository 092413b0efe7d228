import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { Sparkline } from './Sparkline.tsx';

const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const points = (...values: number[]) =>
  values.map((value, index) => ({ label: months[index] ?? String(index), value }));

const meta = preview.meta({
  title: 'Components/Data/Sparkline',
  id: 'sparkline',
  component: Sparkline,
  args: { label: 'Profile views', points: points(640, 720, 690, 910, 880, 1284) },
});

export const Default = meta.story({
  render: (args) => (
    <Card style={{ maxInlineSize: '22rem' }}>
      <Stack>
        <Stat
          label="Profile views"
          value="1,284"
          change={{ direction: 'up', value: '46%', note: 'since September' }}
        />
        <Sparkline {...args} area />
      </Stack>
    </Card>
  ),
});

export const Basics = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Profile views: from 640 (May) to 1284 (Oct), lowest 640 (May), highest 1284 (Oct)',
    );
    const table = canvas.getByRole('table', { name: 'Profile views' });
    await expect(table.querySelectorAll('tr')).toHaveLength(6);
    await expect(canvas.getByRole('row', { name: 'Aug 910' })).toBeInTheDocument();
    // The values are for assistive technology: they are visually hidden.
    await expect(table.parentElement!.getBoundingClientRect().width).toBe(1);
  },
});

export const Playground = meta.story({ args: { area: true } });

/** A custom summary, and figures in the reader's format. */
export const OwnWords = meta.story({
  args: {
    summary: 'doubled within half a year',
    formatValue: (value: number) => `${value} views`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Profile views: doubled within half a year',
    );
    await expect(canvas.getByRole('cell', { name: '640 views' })).toBeInTheDocument();
  },
});

/** No points, one point, equal values, below zero. */
export const EdgeCases = meta.story({
  tags: ['behavior'],
  render: () => (
    <Grid columnWidth="xs">
      <Sparkline label="None" points={[]} emptySummary="nothing yet" />
      <Sparkline label="One" points={points(3)} />
      <Sparkline label="All alike" points={points(5, 5, 5)} />
      <Sparkline label="Below zero" points={points(-4, 2, -1)} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const path of canvasElement.querySelectorAll('path'))
      await expect(path.getAttribute('d')).not.toMatch(/NaN|Infinity/);
    await expect(canvasElement.querySelector('svg')).toHaveAccessibleName('None: nothing yet');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columnWidth="xs">
      {(['surface', 'sunken', 'ink', 'accent'] as const).flatMap((surface) =>
        (['primary', 'secondary', 'tertiary'] as const).map((accent) => (
          <Card key={surface + accent} surface={surface} accent={accent} padding="sm">
            <Sparkline {...args} area />
          </Card>
        )),
      )}
    </Grid>
  ),
});
