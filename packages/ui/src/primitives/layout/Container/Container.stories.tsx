import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Container } from './Container.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Container',
  id: 'container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>Content up to 1200 px wide, in the middle.</Card> },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { width: 'narrow' } });

/** Long text at 60 to 70 characters per line. */
export const Prose = meta.story({
  args: {
    width: 'prose',
    children: (
      <Text>
        A recipe that says what the bread needs, how long it rests and what it must never touch
        leaves room for everything else. The best loaves begin with one page, not with ten.
      </Text>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['content', 'narrow', 'prose', 'form'] as const).map((size) => (
        <Container key={size} width={size}>
          <Card padding="sm">{size}</Card>
        </Container>
      ))}
    </Stack>
  ),
});
