import { expect, within } from 'storybook/test';
import { icon } from '#stories/icon.tsx';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { VideoCards, type VideoCardsContent } from './VideoCards.tsx';

const videos: VideoCardsContent['items'] = [
  {
    title: 'Your first crossing',
    href: '/help/videos/first-crossing',
    text: 'From the ticket machine to a seat on the side with the view.',
    duration: { label: '10:23', spoken: '10 minutes 23 seconds', dateTime: 'PT10M23S' },
  },
  {
    title: 'Reading your figures',
    href: '/help/videos/figures',
    detail: 'Members only',
    text: 'What each chart says, and what it does not.',
    duration: { label: '8:45', spoken: '8 minutes 45 seconds', dateTime: 'PT8M45S' },
  },
];

const content: VideoCardsContent = {
  title: 'Watch how it is done',
  text: 'Short films, with captions.',
  items: videos,
  all: { label: 'All films', href: '/help/videos' },
};

const meta = preview.meta({
  title: 'Sections/Lists/VideoCards',
  id: 'videocards',
  component: VideoCards,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

/** “10:23” is shown; “10 minutes 23 seconds” is read out. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(within(first).getByRole('link', { name: 'Your first crossing' })).toHaveAttribute(
      'href',
      '/help/videos/first-crossing',
    );
    await expect(within(first).getByText('10:23')).toHaveAttribute('aria-hidden', 'true');
    const spoken = within(first).getByText('10 minutes 23 seconds');
    await expect(spoken.closest('time')).toHaveAttribute('datetime', 'PT10M23S');
    await expect(within(second).getByRole('link')).toHaveAccessibleDescription('Members only');
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** With your own pictures, and with another icon. */
export const WithImages = meta.story({
  args: {
    icon: icon('M4 4h16v16H4zM8 4v16M16 4v16M4 12h16'),
    content: {
      ...content,
      items: videos.map((video) => ({
        ...video,
        picture: <Picture seed={video.href} />,
      })),
    },
  },
});

/** Videos that can’t be played yet. */
export const WithoutIcon = meta.story({
  args: { icon: null },
});
