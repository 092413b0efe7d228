import preview from '#stories/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Components/Text/Heading',
  id: 'heading',
  component: Heading,
  args: { children: 'Two voices that meet' },
});

export const Default = meta.story({
  render: (args) => (
    <Stack gap={5}>
      <Heading {...args} headingLevel={1} size="display" />
      <Heading headingLevel={2}>What a library does at night</Heading>
      <Heading headingLevel={3}>Reading by lamplight</Heading>
    </Stack>
  ),
});

export const Playground = meta.story({ args: { headingLevel: 1, size: 'display' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      {(['display', '4xl', '3xl', '2xl', 'xl', 'lg', 'md'] as const).map((size) => (
        <Heading key={size} size={size}>
          {size}: Connect. Create. Monetize.
        </Heading>
      ))}
    </Stack>
  ),
});
