import { expect, fn, userEvent } from 'storybook/test';
import { COUNTS, Each, LONG, onSurfaces, repeat, SHORT, twice } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { InternshipProgram, type InternshipProgramContent } from './InternshipProgram.tsx';

const programs = [
  { title: 'Typesetting', text: 'Set a book from its first page to its imprint.' },
  { title: 'Illustration', text: 'Draw for three issues and see them printed.' },
  { title: 'Binding', text: 'Sew, glue and cut until it opens flat.' },
];

const content: InternshipProgramContent = {
  eyebrow: 'Internships',
  title: 'A summer at the press',
  text: 'You get a bench, somebody to ask, and your name in what you made.',
  term: { value: '10 weeks', label: 'paid' },
  programs,
  dates: [
    { label: 'Applications open', start: { dateTime: '2026-10-05', label: 'October 5, 2026' } },
    { label: 'Deadline', start: { dateTime: '2027-01-20', label: 'January 20, 2027' } },
    {
      label: 'Period',
      start: { dateTime: '2027-06', label: 'June' },
      end: { dateTime: '2027-08', label: 'August 2027' },
    },
  ],
  applyLabel: 'Read more and apply',
};

const some = (count: number): InternshipProgramContent => ({
  ...content,
  title: `Number of fields: ${count}`,
  programs: repeat(programs, count, (one, index) => ({
    ...one,
    title: `${one.title} ${index + 1}`,
  })),
});

const meta = preview.meta({
  title: 'Sections/InternshipProgram',
  component: InternshipProgram,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: content.title as string })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(programs.map(({ title }) => title));
    const dates = [...canvasElement.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    await expect(dates).toEqual(['2026-10-05', '2027-01-20', '2027-06', '2027-08']);
    await expect(canvas.getByText('Period').nextElementSibling).toHaveTextContent(
      'June to August 2027',
    );
    await expect(canvas.getByText('10 weeks').parentElement).toHaveTextContent('10 weeks paid');
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** Applying by keyboard and by pointer. */
export const Applying = meta.story({
  args: { onApply: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Read more and apply' }));
    await expect(args.onApply).toHaveBeenCalledTimes(2);
  },
});

/** Inner headings stay below the title, whatever its level. */
export const DeeperInOutline = meta.story({
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: content.title as string }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  },
});

export const ItemCounts = meta.story({
  render: (args) => (
    <Each of={COUNTS}>{(count) => <InternshipProgram {...args} content={some(count)} />}</Each>
  ),
});

export const Surfaces = meta.story({ tags: ['dev'], render: onSurfaces(InternshipProgram) });

export const LongText = meta.story({
  args: {
    content: {
      eyebrow: LONG.label,
      title: LONG.title,
      text: LONG.text,
      term: { value: 'Donaudampfschifffahrt', label: LONG.label },
      programs: [{ title: LONG.title, text: LONG.text }],
      dates: [
        {
          label: LONG.title,
          start: { dateTime: '2027-06', label: LONG.label },
          end: { dateTime: '2027-08', label: LONG.label },
        },
      ],
      applyLabel: LONG.label,
    },
  },
});

export const ShortText = meta.story({
  args: {
    content: {
      title: SHORT.title,
      term: { value: '1', label: 'day' },
      programs: [{ title: 'A' }],
      dates: [{ label: 'On', start: { dateTime: '2027-06', label: 'June' } }],
      applyLabel: SHORT.label,
    },
  },
});

export const Twice = meta.story(twice(InternshipProgram));
