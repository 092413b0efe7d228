import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { Avatar } from '../../data-display/Avatar/Avatar.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Quote } from './Quote.tsx';

const meta = preview.meta({
  title: 'Components/Text/Quote',
  id: 'quote',
  component: Quote,
  args: {
    children: 'They asked what I would never eat again before they asked for my number.',
    author: 'Amara Okafor',
    detail: 'Food writer, Lisbon',
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  args: {
    size: 'lg',
    picture: (
      <Avatar
        name="Amara Okafor"
        picture={<Picture variant="portrait" seed="amara-okafor" />}
        size="lg"
        decorative
      />
    ),
  },
});

/** Several paragraphs: quotation marks go around the whole, not each paragraph. */
export const Paragraphs = meta.story({
  args: {
    children: [
      <p key="1">We had three agencies before.</p>,
      <p key="2">None of them had listened to a single episode.</p>,
    ],
  },
});

/** The quotation marks follow the language. */
export const OtherLanguage = meta.story({
  args: {
    lang: 'de',
    children: 'Erst zuhören, dann verkaufen.',
    author: 'Jonas Weber',
    detail: 'Bookseller, Berlin',
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={10}>
      {(['md', 'lg'] as const).flatMap((size) => [
        <Quote key={size} {...args} size={size} />,
        <Quote key={`${size} bare`} size={size}>
          {args.children}
        </Quote>,
        <Quote key={`${size} author`} size={size} author="Amara Okafor">
          {args.children}
        </Quote>,
      ])}
    </Stack>
  ),
});
