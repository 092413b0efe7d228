import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { DashboardCards, type DashboardCardsContent } from './DashboardCards.tsx';

const viewed = fn();

const meta = preview.meta({
  title: 'Sections/Shell/DashboardCards',
  id: 'dashboardcards',
  component: DashboardCards,
  args: {
    content: {
      label: 'Your tasks',
      items: [
        {
          title: 'Find Volunteers',
          text: 'Search by place, day and language.',
          action: { label: 'Explore' },
        },
        {
          title: 'Lending Analytics',
          text: 'See what your readers borrow.',
          action: { label: 'View Analytics', onClick: viewed },
        },
        {
          title: 'Messages',
          text: 'Answer the readers you talk to.',
          action: { label: 'Explore' },
        },
      ],
    },
  },
});

export const Default = meta.story();

export const Acts = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    viewed.mockClear();
    // Two buttons with the same label: the card's title describes each.
    const [volunteers, messages] = canvas.getAllByRole('button', { name: 'Explore' });
    await expect(volunteers).toHaveAccessibleDescription('Find Volunteers');
    await expect(messages).toHaveAccessibleDescription('Messages');
    await userEvent.click(canvas.getByRole('button', { name: 'View Analytics' }));
    await expect(viewed).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ globals: { accent: 'tertiary' } });

const pictured: DashboardCardsContent = {
  label: 'Your tasks',
  items: ['Find Volunteers', 'Lending Analytics', 'Messages'].map((title) => ({
    title,
    text: 'Search by place, day and language.',
    action: { label: 'Explore' },
    picture: <Picture seed={title} />,
  })),
};

/**
 * A picture in each card: beside the words of the first card if there is room, otherwise below. The
 * pictures of two cards side by side start on one line, however long their texts are.
 */
export const Pictures = meta.story({
  args: {
    content: {
      ...pictured,
      items: pictured.items.map((card, index) =>
        index === 1 ? { ...card, text: `${card.text} ${card.text} ${card.text}` } : card,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('.rp-DashboardCards-picture svg')];
    await expect(pictures).toHaveLength(3);
    const [second, third] = pictures.slice(1).map((picture) => picture.getBoundingClientRect());
    if (second!.left !== third!.left) await expect(second!.top).toBe(third!.top);
  },
});

/** While the dashboard loads: the same cards, with placeholders. */
export const Busy = meta.story({
  args: { content: pictured, busy: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    for (const picture of canvasElement.querySelectorAll('svg'))
      await expect(picture).not.toBeVisible();
  },
});
