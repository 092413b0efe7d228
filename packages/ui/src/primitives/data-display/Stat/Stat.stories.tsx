import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stat } from './Stat.tsx';

const meta = preview.meta({
  title: 'Components/Data/Stat',
  id: 'stat',
  component: Stat,
  args: { label: 'Profile views', value: '1,284' },
});

export const Default = meta.story({
  render: () => (
    <Grid columnWidth="sm" style={{ maxInlineSize: '56rem' }}>
      <Card>
        <Stat
          label="Profile views"
          value="1,284"
          change={{ direction: 'up', value: '12%', note: 'since October' }}
        />
      </Card>
      <Card>
        <Stat
          label="Bookings"
          value="96"
          change={{ direction: 'up', value: '8', note: 'since October' }}
        />
      </Card>
      <Card>
        <Stat
          label="Canceled"
          value="3"
          change={{ direction: 'flat', value: '0', note: 'since October' }}
        />
      </Card>
    </Grid>
  ),
});

export const Playground = meta.story({
  args: { change: { direction: 'up', value: '12%', note: 'since October' } },
});

/**
 * A word gives the direction to people who cannot see the arrow, and the arrow to people who cannot
 * see the color.
 */
export const Up = meta.story({
  args: { change: { direction: 'up', value: '12%', note: 'since October' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Up 12% since October');
  },
});

/** No change is shown as words only. */
export const Flat = meta.story({
  args: { change: { direction: 'flat', note: 'since October' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No change')).toBeVisible();
  },
});

/** Down can be good news. */
export const DownIsGood = meta.story({
  args: {
    label: 'Time to first reply',
    value: '2.4 h',
    change: { direction: 'down', value: '40 min', note: 'since October', tone: 'good' },
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columnWidth="xs">
      {(['surface', 'sunken', 'ink'] as const).flatMap((surface) =>
        (['md', 'lg'] as const).flatMap((size) =>
          (['up', 'down', 'flat'] as const).map((direction) => (
            <Card padding="sm" key={surface + size + direction} surface={surface}>
              <Stat
                size={size}
                label={`${surface} ${size}`}
                value="48,210"
                change={{ direction, value: '7%', note: 'this week' }}
              />
            </Card>
          )),
        ),
      )}
    </Grid>
  ),
});
