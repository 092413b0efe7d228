import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Timeline, TimelineItem } from './Timeline.tsx';

const entries = [
  <TimelineItem key="brief" title="Brief sent" dateTime="2026-09-03" date="3 September">
    Halden looks for three creators in Lisbon.
  </TimelineItem>,
  <TimelineItem key="match" title="Matched" dateTime="2026-09-08" date="8 September" current>
    You and two others said yes.
  </TimelineItem>,
  <TimelineItem key="live" title="First post" dateTime="2026-10-01" date="1 October" />,
];

const meta = preview.meta({
  title: 'Primitives/Data display/Timeline',
  component: Timeline,
  subcomponents: { TimelineItem },
  args: { children: entries },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('8 September')).toHaveAttribute('datetime', '2026-09-08');
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Matched');
  },
});

export const Playground = meta.story({ args: { marker: 'number' } });

/** Numbered steps without dates. */
export const Numbered = meta.story({
  args: {
    marker: 'number',
    children: [
      <TimelineItem key="1" title="Tell us who you want to reach">
        Ten questions, five minutes.
      </TimelineItem>,
      <TimelineItem key="2" title="Meet three creators">
        Chosen by people, not by follower counts.
      </TimelineItem>,
      <TimelineItem key="3" title="Start with one post">
        See how it goes before you plan a year.
      </TimelineItem>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
});

export const Matrix = meta.story({
  tags: ['dev'],
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
