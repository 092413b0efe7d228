import { expect } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { FeaturedArticle } from './FeaturedArticle.tsx';

const content = {
  eyebrow: 'Featured',
  title: 'What a recipe leaves out',
  text: 'Most of what goes wrong with a loaf was never written down. Six questions to ask before the first dough.',
  href: '/articles/what-a-recipe-leaves-out',
  picture: <Picture seed="recipe" />,
  byline: {
    author: 'Ines Duarte',
    picture: <Picture variant="portrait" seed="ines-duarte" />,
    dateTime: '2025-05-12',
    date: 'May 12, 2025',
    note: '8 min read',
  },
};

const meta = preview.meta({
  title: 'Sections/Content/FeaturedArticle',
  id: 'featuredarticle',
  component: FeaturedArticle,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: content.title })).toHaveAttribute(
      'href',
      content.href,
    );
    await expect(canvas.getByText('May 12, 2025')).toHaveAttribute('datetime', '2025-05-12');
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

/** `detail` describes the link. */
export const WithDetail = meta.story({
  args: { content: { ...content, detail: 'Members only' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('Members only');
  },
});

/** Clicking anywhere on it leads to the article. */
export const AllOfItIsTheLink = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    for (const part of ['cover', 'panel', 'arrow']) {
      const box = canvasElement
        .querySelector(`.rp-FeaturedArticle-${part}`)!
        .getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 4, box.top + box.height / 4);
      await expect(hit).toBe(link);
    }
  },
});

export const WithoutPictures = meta.story({
  tags: ['behavior'],
  args: { content: { eyebrow: content.eyebrow, title: content.title, href: content.href } },
});
