import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DashboardCards } from './DashboardCards.tsx';

const meta = preview.meta({
  title: 'Sections/DashboardCards',
  component: DashboardCards,
  args: {
    onAction: fn(),
    content: {
      cards: [
        {
          title: 'Find Influencers',
          text: 'Search by niche, audience and engagement rate.',
          action: 'Explore',
        },
        {
          title: 'Campaign Analytics',
          text: 'See what your campaigns return.',
          action: 'View Analytics',
        },
        { title: 'Messages', text: 'Answer the creators you talk to.', action: 'Open Inbox' },
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'View Analytics' }));
    await expect(args.onAction).toHaveBeenCalledWith('Campaign Analytics');
  },
});

export const Playground = meta.story({ globals: { accent: 'brand' } });

/** Two buttons with the same words: the title describes each. */
export const SameAction = meta.story({
  args: {
    content: {
      cards: [
        { title: 'Find Brands', text: 'Who is looking for you.', action: 'Explore' },
        { title: 'Find Events', text: 'Where to meet them.', action: 'Explore' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [brands, events] = canvas.getAllByRole('button', { name: 'Explore' });
    await expect(brands).toHaveAccessibleDescription('Find Brands');
    await expect(events).toHaveAccessibleDescription('Find Events');
  },
});

/** With other than three cards the first one takes the width. */
export const FiveCards = meta.story({
  args: {
    content: {
      cards: ['Discover', 'Campaigns', 'Analytics', 'Messages', 'Payments'].map((title) => ({
        title,
        text: 'What this part of the dashboard is for.',
        action: `Open ${title}`,
      })),
    },
  },
});
