import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { Testimonials, type TestimonialsItem, type TestimonialsContent } from './Testimonials.tsx';

const portrait = (name: string) => <Picture variant="portrait" seed={name} />;

const testimonials: TestimonialsItem[] = [
  {
    text: 'I used to call the same forty workshops in spring and hear back from two. Now the date finds me, and it is in a week I would have picked anyway.',
    author: 'Ines Carvalho',
    detail: 'Courier, Lisbon',
    picture: portrait('Ines Carvalho'),
  },
  {
    text: 'Estimate, photos and invoice are in one place. That is all I ever wanted.',
    author: 'Kwame Mensah',
    detail: 'Rides a cargo bike to school',
    picture: portrait('Kwame Mensah'),
  },
  {
    text: 'We stopped arguing about which bike comes first. All of us look at the same board, and the next morning starts where the last one ended.',
    author: 'Hanna Sato',
    detail: 'Mechanic, a bike workshop',
    picture: portrait('Hanna Sato'),
  },
];

const content: TestimonialsContent = {
  eyebrow: 'From riders',
  title: 'What they say about riding again',
  text: 'Three people, in their own words.',
  items: testimonials,
};

const meta = preview.meta({
  title: 'Sections/Proof/Testimonials',
  id: 'testimonials',
  component: Testimonials,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('blockquote')].map((one) => one.textContent);
    await expect(words).toEqual(testimonials.map(({ text }) => text));
    // The portrait is decorative, because the name is next to it.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** One quote across the full width. */
export const Single = meta.story({
  args: {
    layout: 'single',
    content: { title: 'In their words', items: testimonials.slice(0, 1) },
  },
});

/** Two quotes that respond to each other, with pictures on opposite sides. */
export const SingleTwo = meta.story({
  args: {
    layout: 'single',
    accent: 'secondary',
    surface: 'sunken',
    content: {
      eyebrow: 'For riders',
      title: 'Two riders, two ways of traveling',
      items: testimonials.slice(0, 2),
    },
  },
});

export const WithoutPictures = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      ...content,
      items: testimonials.map((one) => ({ ...one, picture: undefined })),
    },
  },
});
