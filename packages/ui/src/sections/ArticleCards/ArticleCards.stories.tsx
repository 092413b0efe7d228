import { expect } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { ArticleCards, type ArticleCardsItem } from './ArticleCards.tsx';

const articles: ArticleCardsItem[] = [
  {
    topic: 'Starters',
    title: 'The second sourdough loaf is the one that counts',
    text: 'What changes when the baker already knows the starter, and the starter already knows the kitchen.',
    href: '/articles/second-loaf',
    detail: 'Members only',
    picture: <Picture seed="second" />,
    byline: {
      author: 'Tomás Rivera',
      picture: <Picture variant="portrait" seed="tomas-rivera" />,
      dateTime: '2025-05-06',
      date: 'May 6, 2025',
      note: '6 min read',
    },
  },
  {
    topic: 'Flour',
    title: 'Reading a flour label twice',
    text: 'One number, two mills, and what lies between them.',
    href: '/articles/reading-labels',
    picture: <Picture seed="label" />,
    byline: {
      author: 'Amara Osei',
      picture: <Picture variant="portrait" seed="amara-osei" />,
      dateTime: '2025-04-29',
      date: 'April 29, 2025',
      note: '4 min read',
    },
  },
  {
    topic: 'Craft',
    title: 'Say how long, and say it first',
    text: 'The resting time in the first line costs nothing and saves a great deal of bread.',
    href: '/articles/say-how-long',
    picture: <Picture seed="how-long" />,
    byline: {
      author: 'Jonas Weber',
      picture: <Picture variant="portrait" seed="jonas-weber" />,
      dateTime: '2025-04-22',
      date: 'April 22, 2025',
      note: '5 min read',
    },
  },
];

const meta = preview.meta({
  title: 'Sections/Lists/ArticleCards',
  id: 'articlecards',
  component: ArticleCards,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Latest articles',
      text: 'Short enough for a coffee, specific enough for a Monday.',
      items: articles,
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName(articles[0]!.title as string);
    await expect(first).toHaveAccessibleDescription('Members only');
    await expect(first).toHaveAttribute('href', '/articles/second-loaf');
    await expect(canvas.getByText('May 6, 2025')).toHaveAttribute('datetime', '2025-05-06');
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** Clicking the cover follows the link. */
export const CoverIsPartOfTheLink = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('.rp-ArticleCards-cover')!.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(hit).toBe(canvas.getByRole('link', { name: articles[0]!.title as string }));
  },
});

/** Covers in shapes of their own. */
export const Shapes = meta.story({
  args: {
    content: {
      title: 'Latest articles',
      items: articles.map((article, index) => ({
        ...article,
        pictureShape: (['arch', 'disc', 'leaf'] as const)[index],
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const disc = canvasElement.querySelector('[data-shape="disc"]') as Element;
    const { width, height } = disc.getBoundingClientRect();
    await expect(width).toBe(height);
  },
});

export const WithoutPictures = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      title: 'Titles only',
      items: articles.map(({ title, href }) => ({ title, href })),
    },
  },
});
