import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { SplitFeature, type SplitFeatureContent } from './SplitFeature.tsx';

const points = [
  { title: 'Who reads it', text: 'Age, reading level and language of each book.' },
  { title: 'How it is loved', text: 'How many finish it, not how many borrow it.' },
  { title: 'Topic', text: 'What a book is about, from baking to bouldering.' },
];

const content: SplitFeatureContent = {
  title: 'Find the right book',
  text: 'Filters that narrow thousands of titles down to a handful worth an evening.',
  items: points,
  actions: [{ label: 'Look around', href: '/catalog' }],
};

const meta = preview.meta({
  title: 'Sections/Content/SplitFeature',
  id: 'splitfeature',
  component: SplitFeature,
  parameters: { layout: 'fullscreen' },
  args: { content, picture: <Picture variant="cover" seed="discovery" /> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(points.map(({ title }) => title));
    await expect(canvas.getByRole('link', { name: 'Look around' })).toBeVisible();
  },
});

export const Playground = meta.story({ args: { surface: 'surface', accent: 'secondary' } });

/** With two columns, the picture comes first visually, but the text is still read first. */
export const PictureAtStart = meta.story({
  args: { side: 'start', accent: 'tertiary', picture: <Picture variant="portrait" seed="noah" /> },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 2 });
    const picture = canvasElement.querySelector('.rp-SplitFeature-picture')!;
    await expect(picture.getBoundingClientRect().right).toBeLessThan(
      title.getBoundingClientRect().left,
    );
    await expect(
      title.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
});

/** The points take the place of the picture. */
export const WithoutPictures = meta.story({ tags: ['behavior'], args: { picture: undefined } });

export const WithoutPoints = meta.story({
  args: { content: { title: content.title, text: 'Words and a picture are enough.' } },
});
