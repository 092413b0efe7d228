import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { TopicLists, type TopicListsContent } from './TopicLists.tsx';

const topics: TopicListsContent['items'] = [
  {
    title: 'Getting started',
    links: [
      { label: 'Create an account', href: '/help/create' },
      { label: 'Complete your profile', href: '/help/profile' },
      { label: 'Find your way around', href: '/help/around' },
      { label: 'Invite a colleague', href: '/help/invite' },
    ],
  },
  {
    title: 'Working together',
    links: [
      { label: 'Share a list', href: '/help/list' },
      { label: 'Ask for changes', href: '/help/changes' },
      { label: 'Approve the work', href: '/help/approve' },
    ],
  },
  {
    title: 'Money',
    links: [
      { label: 'Get paid', href: '/help/paid', detail: 'Members only' },
      { label: 'Change how you are paid', href: '/help/method' },
      { label: 'Find an invoice', href: '/help/invoice' },
      { label: 'Cancel a plan', href: '/help/cancel' },
    ],
  },
];

const content: TopicListsContent = {
  title: 'Popular topics',
  text: 'What people open most.',
  items: topics,
};

const meta = preview.meta({
  title: 'Sections/Lists/TopicLists',
  id: 'topiclists',
  component: TopicLists,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

/** A detail takes the place of the arrow and is part of the link’s name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get paid Members only' })).toHaveAttribute(
      'href',
      '/help/paid',
    );
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });
