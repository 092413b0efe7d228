import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';

import { Stack } from './Stack.tsx';

const cards = ['One', 'Two', 'Three'].map((word) => (
  <Card key={word} padding="sm">
    {word}
  </Card>
));

const meta = preview.meta({
  title: 'Components/Layout/Stack',
  id: 'stack',
  component: Stack,
  args: { children: cards },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { gap: 8, align: 'start' } });

/** Still a list to assistive technology, although it has no bullets. */
export const AsList = meta.story({
  args: {
    asChild: true,
    gap: 2,
    children: (
      <ul>
        {['Advanced checkup', '15 repairs', 'Bi-weekly reports'].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('UL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={10}>
      {([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24] as const).map((gap) => (
        <Stack key={gap} gap={gap} align={gap % 8 ? 'start' : 'center'}>
          <Card padding="sm">gap {gap}</Card>
          <Card padding="sm">gap {gap}</Card>
        </Stack>
      ))}
    </Stack>
  ),
});
