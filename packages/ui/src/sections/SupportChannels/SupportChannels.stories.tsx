import { expect } from 'storybook/test';
import { icon } from '#stories/icon.tsx';
import preview from '#stories/preview.tsx';
import { SupportChannels, type SupportChannelsContent } from './SupportChannels.tsx';

const channels: SupportChannelsContent['items'] = [
  {
    title: 'Write to us',
    text: 'For anything that needs a person to look into it.',
    detail: 'We reply within 24 hours',
    link: { label: 'Write a message', href: '/contact' },
    icon: icon('M3.5 6.5h17v11h-17zM4 7l8 6.5L20 7'),
  },
  {
    title: 'Read a guide',
    text: 'Step by step, with pictures, whenever you like.',
    detail: 'Open around the clock',
    link: { label: 'Go to the guides', href: '/guides' },
    icon: icon('M12 6.5c-2-1.5-5-2-8-2v13c3 0 6 .5 8 2c2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2zm0 0v13'),
  },
  {
    title: 'Ask others',
    text: 'Riders and mechanics who have been where you are.',
    link: { label: 'Meet the community', href: '/community' },
    icon: icon('M4 5h16v11H11l-5 4v-4H4z'),
  },
];

const content: SupportChannelsContent = {
  title: 'Still have questions?',
  text: 'There is a person behind each of these.',
  items: channels,
};

const meta = preview.meta({
  title: 'Sections/Lists/SupportChannels',
  id: 'supportchannels',
  component: SupportChannels,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write a message' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

/** Hours and addresses without a link are plain text. */
export const WithoutLinks = meta.story({
  args: {
    content: { ...content, items: channels.map(({ link: _link, ...channel }) => channel) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const WithoutPictures = meta.story({
  tags: ['behavior'],
  args: {
    content: { ...content, items: channels.map(({ icon: _icon, ...channel }) => channel) },
  },
});
