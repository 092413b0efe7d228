import preview from '#stories/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Components/Text/Text',
  id: 'text',
  component: Text,
  args: {
    children:
      'A reader and a book, two voices that meet. Lanternhouse helps both on a wet evening.',
  },
});

export const Default = meta.story({
  render: (args) => (
    <Stack style={{ maxInlineSize: '36rem' }}>
      <Text size="lg">{args.children}</Text>
      <Text {...args}>
        Come in, choose a chair, and read for as long as the lamp is lit. The first evening is on
        the house.
      </Text>
      <Text size="sm" tone="quiet">
        Open Tuesday to Saturday, 6–11 pm.
      </Text>
    </Stack>
  ),
});

export const Playground = meta.story({ args: { size: 'lg', tone: 'quiet' } });

/** A few words inside a paragraph. */
export const AsSpan = meta.story({
  render: () => (
    <Text>
      Reply within{' '}
      <Text asChild weight="semibold" tone="accent">
        <span>24 hours</span>
      </Text>
      , every weekday.
    </Text>
  ),
});

/** Digits of equal width line up in a column. */
export const Tabular = meta.story({
  render: () => (
    <Stack gap={1}>
      <Text tabular>1,111,111</Text>
      <Text tabular>9,009,009</Text>
    </Stack>
  ),
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={5}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: Find partners who fit.
        </Text>
      ))}
      {(['default', 'quiet', 'accent', 'danger', 'success'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Find partners who fit.
        </Text>
      ))}
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: Find partners who fit.
        </Text>
      ))}
    </Stack>
  ),
});
