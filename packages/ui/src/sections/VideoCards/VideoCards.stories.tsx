import { expect, within } from 'storybook/test';
import { icon } from '#stories/icon.tsx';
import preview from '#stories/preview.tsx';
import { VideoCards, type VideoCardsContent } from './VideoCards.tsx';

const videos: VideoCardsContent['videos'] = [
  {
    title: 'Your first crossing',
    href: '/help/videos/first-crossing',
    text: 'From the ticket machine to a seat on the side with the view.',
    duration: { label: '10:23', spoken: '10 minutes 23 seconds', dateTime: 'PT10M23S' },
  },
  {
    title: 'Reading your figures',
    href: '/help/videos/figures',
    text: 'What each chart says, and what it does not.',
    duration: { label: '8:45', spoken: '8 minutes 45 seconds', dateTime: 'PT8M45S' },
  },
];

const content: VideoCardsContent = {
  title: 'Watch how it is done',
  text: 'Short films, with captions.',
  videos,
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
    await expect(canvas.getByRole('region', { name: 'Watch how it is done' })).toBeVisible();
    const [first] = canvas.getAllByRole('listitem') as [HTMLElement];
    await expect(within(first).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Your first crossing',
    );
    await expect(within(first).getByRole('link', { name: 'Your first crossing' })).toHaveAttribute(
      'href',
      '/help/videos/first-crossing',
    );
    await expect(within(first).getByText('10:23')).toHaveAttribute('aria-hidden', 'true');
    const spoken = within(first).getByText('10 minutes 23 seconds');
    await expect(spoken.closest('time')).toHaveAttribute('datetime', 'PT10M23S');
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** `detail` describes the link. */
export const WithDetails = meta.story({
  args: {
    content: {
      ...content,
      videos: videos.map((item) => ({ ...item, detail: 'Members only' })),
    },
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAccessibleDescription('Members only');
    }
  },
});

export const WithLinkToAll = meta.story({
  args: { content: { ...content, all: { label: 'All films', href: '/help/videos' } } },
});

/** With your own pictures. */
export const WithImages = meta.story({
  args: {
    content: {
      ...content,
      videos: videos.map((video) => ({
        ...video,
        picture: (
          <svg viewBox="0 0 16 9" aria-hidden="true">
            <path fill="var(--rp-accent-band)" d="M0 0h16v9H0z" />
            <circle fill="var(--rp-color-highlight)" cx="8" cy="9" r="6" />
          </svg>
        ),
      })),
    },
  },
});

/** With another icon. */
export const WithIcon = meta.story({
  args: { icon: icon('M4 4h16v16H4zM8 4v16M16 4v16M4 12h16') },
});

/** Videos that can’t be played yet. */
export const WithoutIcon = meta.story({
  args: { icon: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(videos.length);
    await expect(canvasElement.querySelector('.rp-VideoCards-icon')).toBeNull();
  },
});

export const WithoutText = meta.story({
  args: { content: { ...content, videos: videos.map(({ text: _text, ...video }) => video) } },
});
