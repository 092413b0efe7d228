import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { CategoryTiles, type CategoryTilesContent } from './CategoryTiles.tsx';

const categories: CategoryTilesContent['items'] = [
  ['Strategy', 'Where to begin, and where to stop.'],
  ['Analytics', 'Figures that change what you do next.'],
  ['Trends', 'What is new, and what will stay.'],
  ['Case studies', 'What others did, and what it brought them.'],
  ['Platforms', 'Where your readers spend their evenings.'],
  ['Tips', 'Small things that work at once.'],
].map(([title = '', text]) => ({
  title,
  href: `/blog/${title}`,
  text,
  picture: <Picture variant="cover" seed={title} />,
}));

const content: CategoryTilesContent = {
  title: 'Browse by topic',
  text: 'Six shelves, each with its own point of view.',
  items: categories,
};

const meta = preview.meta({
  title: 'Sections/Lists/CategoryTiles',
  id: 'categorytiles',
  component: CategoryTiles,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Strategy' })).toHaveAttribute(
      'href',
      '/blog/Strategy',
    );
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

export const WithDetails = meta.story({
  args: {
    content: {
      ...content,
      items: categories.map((category, index) => ({
        ...category,
        detail: `${(index + 2) * 3} articles`,
      })),
    },
  },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    await expect(link).toHaveAccessibleDescription('6 articles');
  },
});

export const TitlesOnly = meta.story({
  args: {
    content: {
      title: 'Browse by topic',
      items: categories.map(({ title, href }) => ({ title, href })),
    },
  },
});
