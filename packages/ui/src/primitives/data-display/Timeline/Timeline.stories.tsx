import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Timeline, TimelineItem } from './Timeline.tsx';

const entries = [
  <TimelineItem key="order" title="Order sent" dateTime="2026-09-03" date="3 September">
    Halden orders three bookcases for Lisbon.
  </TimelineItem>,
  <TimelineItem key="built" title="Built" dateTime="2026-09-08" date="8 September" current>
    Two are dry, one is still in oil.
  </TimelineItem>,
  <TimelineItem key="home" title="Delivery" dateTime="2026-10-01" date="1 October" />,
];

const meta = preview.meta({
  title: 'Components/Data/Timeline',
  id: 'timeline',
  component: Timeline,
  subcomponents: { TimelineItem },
  args: { children: entries },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('8 September')).toHaveAttribute('datetime', '2026-09-08');
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Built');
  },
});

export const Playground = meta.story({ args: { marker: 'number' } });

/** Numbered steps without dates. */
export const Numbered = meta.story({
  args: {
    marker: 'number',
    children: [
      <TimelineItem key="1" title="Tell us what you want to shelve">
        Ten questions, five minutes.
      </TimelineItem>,
      <TimelineItem key="2" title="Meet three carpenters">
        Chosen by people, not by price alone.
      </TimelineItem>,
      <TimelineItem key="3" title="Start with one shelf">
        See how it goes before you plan a room.
      </TimelineItem>,
    ],
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columnWidth="sm">
      {(['primary', 'secondary', 'tertiary'] as const).flatMap((accent) =>
        (['dot', 'number'] as const).map((marker) => (
          <Timeline key={accent + marker} marker={marker} data-accent={accent}>
            {entries}
          </Timeline>
        )),
      )}
    </Grid>
  ),
});
