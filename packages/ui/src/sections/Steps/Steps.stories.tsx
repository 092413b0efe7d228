import { expect } from 'storybook/test';
import { icon } from '#stories/icon.tsx';
import preview from '#stories/preview.tsx';
import { Steps } from './Steps.tsx';

const meta = preview.meta({
  title: 'Sections/Content/Steps',
  id: 'steps',
  component: Steps,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'How it works',
      text: 'From the first hello to the last figure, in one place.',
      items: [
        {
          title: 'Find the right mechanic',
          text: 'Search by place, price and day, or let us suggest who has time.',
        },
        {
          title: 'Agree on the repair',
          text: 'Describe it, share photos and approve the estimate without leaving the conversation.',
        },
        {
          title: 'Follow the progress',
          text: 'See parts, hours and costs as they come in, and know when to pick it up.',
        },
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map((title) => title.textContent)).toEqual([
      'Find the right mechanic',
      'Agree on the repair',
      'Follow the progress',
    ]);
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

export const OnInk = meta.story({ args: { surface: 'ink' } });

/** An icon takes the place of a number. */
export const WithIcons = meta.story({
  args: {
    content: {
      title: 'By post',
      items: [
        {
          title: 'Pack',
          text: 'Paper first, then string.',
          icon: icon('M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8'),
        },
        {
          title: 'Send',
          text: 'Before four, to be there tomorrow.',
          icon: icon('M21 3L3 10l7 3 3 7zM10 13l4-4'),
        },
        {
          title: 'Wait',
          text: 'You hear from us at each stop.',
          icon: icon('M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M12 7v5l3 2'),
        },
      ],
    },
  },
});

const disc = (count: number) => (
  <svg viewBox={`0 0 ${48 + count * 24} 48`} aria-hidden="true">
    {Array.from({ length: count + 1 }, (_, index) => (
      <circle key={index} cx={24 + index * 24} cy="24" r="22" fill="none" stroke="currentColor" />
    ))}
  </svg>
);

/** Drawings of their own shapes take the place of the numbers. */
export const WithDrawings = meta.story({
  args: {
    content: {
      title: 'Link by link',
      items: ['One', 'Two', 'Three'].map((title, index) => ({
        title,
        text: 'A chain grows from link to link.',
        drawing: disc(2 - index),
      })),
    },
  },
});

/** More than four steps are always stacked. */
export const ManySteps = meta.story({
  args: {
    content: {
      title: 'The week of a repair',
      items: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((title) => ({
        title,
        text: 'What happens on this day.',
      })),
    },
  },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
});
