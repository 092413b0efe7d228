import { expect } from 'storybook/test';
import { repeat } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { CaseStudies, type CaseStudiesContent, type CaseStudy } from './CaseStudies.tsx';

const studies: CaseStudy[] = [
  {
    eyebrow: 'Outdoor clothing',
    title: 'A jacket, worn by people who get rained on',
    text: 'Twelve hill walkers wore the same jacket for one wet month. Nobody read from a script, and the comments asked where to buy it.',
    stats: [
      { value: '3,140', label: 'Jackets sold' },
      { value: '61%', label: 'Watched to the end' },
      { value: '12', label: 'Hill walkers' },
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
  studies,
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
    await expect(canvas.getByRole('region', { name: content.title as string })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map((title) => title.textContent)).toEqual(
      studies.map(({ title }) => title),
    );
    // Each label is tied to its figure.
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(terms.slice(0, 2)).toEqual(['Jackets sold', 'Watched to the end']);
    await expect(values.slice(0, 2)).toEqual(['3,140', '61%']);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dinners');
  },
});

export const Playground = meta.story({ args: { surface: 'sunken', accent: 'tertiary' } });

/** On the `accent` surface the figures use `ink`, so they still stand out. */
export const OnAccent = meta.story({
  args: { surface: 'accent', accent: 'tertiary' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('ul[data-surface="ink"]')).toHaveLength(2);
  },
});

/** A study without figures has no band. */
export const WithoutFigures = meta.story({
  args: { content: { ...content, studies: studies.map((study) => ({ ...study, stats: [] })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
});

/** Who and what it was, below the story. */
export const WithFacts = meta.story({
  args: {
    content: {
      ...content,
      studies: studies.map((study) => ({
        ...study,
        facts: [
          { label: 'Client', value: study.eyebrow },
          { label: 'Task', value: 'One month of everyday use, and a post a week' },
        ],
      })),
    },
  },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms.slice(0, 3)).toEqual(['Client', 'Task', 'Jackets sold']);
  },
});

export const WithoutPictures = meta.story({
  tags: ['behavior'],
  args: {
    content: { ...content, studies: repeat(studies, 2, (one) => ({ ...one, picture: undefined })) },
  },
});
