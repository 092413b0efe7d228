import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { CaseStudies, type CaseStudiesContent, type CaseStudiesItem } from './CaseStudies.tsx';

const studies: CaseStudiesItem[] = [
  {
    eyebrow: 'Outdoor clothing',
    title: 'A jacket, worn by people who get rained on',
    text: 'Twelve hill walkers wore the same jacket for one wet month. Nobody read from a script, and the comments asked where to buy it.',
    stats: [
      { value: '3,140', label: 'Jackets sold' },
      { value: '61%', label: 'Watched to the end' },
      { value: '12', label: 'Hill walkers' },
    ],
    facts: [
      { label: 'Client', value: 'A maker of jackets' },
      { label: 'Task', value: 'One month of everyday use, and a post a week' },
    ],
    picture: <Picture variant="cover" seed="jacket" />,
  },
  {
    eyebrow: 'Kitchen tools',
    title: 'One pan, thirty dinners',
    text: 'Home cooks made dinner with one pan, every evening for a month.',
    stats: [
      { value: '840', label: 'Recipes saved a day' },
      { value: '19%', label: 'Came back within a week' },
    ],
    picture: <Picture variant="cover" seed="pan-2" />,
    link: { label: 'Read about the thirty dinners', href: '/dinners' },
  },
];

const content: CaseStudiesContent = {
  eyebrow: 'Case studies',
  title: 'What came of it',
  text: 'Two trials, and what they changed.',
  items: studies,
};

const meta = preview.meta({
  title: 'Sections/Proof/CaseStudies',
  id: 'casestudies',
  component: CaseStudies,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    // Each label is tied to its fact or figure, and who it was for comes first.
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(terms.slice(1, 3)).toEqual(['Task', 'Jackets sold']);
    await expect(values.slice(2, 4)).toEqual(['3,140', '61%']);
  },
});

export const Playground = meta.story({ args: { surface: 'sunken', accent: 'tertiary' } });

/** On the `accent` surface the figures use `ink`, so they still stand out. */
export const OnAccent = meta.story({ args: { surface: 'accent', accent: 'tertiary' } });

/** A study without figures has no band. */
export const WordsOnly = meta.story({
  args: {
    content: {
      ...content,
      items: studies.map(({ title, text }) => ({ title, text, stats: [] })),
    },
  },
});
