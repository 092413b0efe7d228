import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Container } from '../Container/Container.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Grid } from './Grid.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} padding="sm">
      Card {index + 1}
    </Card>
  ));

const meta = preview.meta({
  title: 'Components/Layout/Grid',
  id: 'grid',
  component: Grid,
  args: { children: cards(6) },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { columnWidth: 'sm', columns: 3, gap: 4 } });

/** The grid responds to its own width, not the screen's. */
export const InNarrowPlace = meta.story({
  args: { columns: 3, columnWidth: 'sm' },
  render: (args) => (
    <Container width="form" gutters={false}>
      <Grid {...args} />
    </Container>
  ),
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByText(/Card/).map((card) => card.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={8}>
      {(['xs', 'sm', 'md', 'lg'] as const).flatMap((min) =>
        ([undefined, 2, 3, 4] as const).map((columns) => (
          <Stack key={`${min} ${columns}`} gap={2}>
            <Text size="sm" tone="quiet">
              min {min}, columns {columns ?? 'as many as fit'}
            </Text>
            <Grid columnWidth={min} columns={columns} gap={4}>
              {cards(4)}
            </Grid>
          </Stack>
        )),
      )}
    </Stack>
  ),
});
