import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const cards = ['Strategy', 'Analytics', 'Trends'].map((word) => (
  <Card key={word} padding="sm">
    {word}
  </Card>
));

const meta = preview.meta({
  title: 'Components/Layout/Inline',
  id: 'inline',
  component: Inline,
  args: { children: cards },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { gap: 6, justify: 'center' } });

/** One item at each end. */
export const Between = meta.story({ args: { justify: 'between' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={5}>
      {([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24] as const).map((gap) => (
        <Inline key={gap} gap={gap}>
          <Card padding="sm">gap {gap}</Card>
          <Card padding="sm">gap {gap}</Card>
        </Inline>
      ))}
    </Stack>
  ),
});
