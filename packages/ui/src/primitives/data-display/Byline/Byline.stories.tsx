import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Byline } from './Byline.tsx';

const meta = preview.meta({
  title: 'Components/Data/Byline',
  id: 'byline',
  component: Byline,
  args: {
    content: {
      author: 'Ines Duarte',
      picture: <Picture variant="portrait" seed="ines-duarte" />,
      dateTime: '2025-05-12',
      date: 'May 12, 2025',
      note: '8 min read',
    },
  },
});

export const Default = meta.story({
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: '36rem' }}>
        <Heading headingLevel={2}>What a recipe leaves out</Heading>
        <Text tone="quiet">
          Most of what goes wrong with a loaf was never written down. Six questions to ask before
          the first dough.
        </Text>
        <Story />
      </Stack>
    ),
  ],
});

export const Playground = meta.story();

export const WithoutFace = meta.story({
  args: { content: { author: 'The editors', dateTime: '2025-04-28', date: 'April 28, 2025' } },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ content }) => (
    <Stack gap={8}>
      {[content, { ...content, picture: undefined }].flatMap((base) =>
        [base, { ...base, note: undefined }, { ...base, dateTime: undefined, date: undefined }].map(
          (variant) => <Byline key={JSON.stringify(variant)} content={variant} />,
        ),
      )}
    </Stack>
  ),
});
