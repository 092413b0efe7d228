import { expect, fn, userEvent } from 'storybook/test';
import { COUNTS, Each, LONG, onSurfaces, repeat, SHORT, twice } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { JobList, type Job, type JobListContent } from './JobList.tsx';

const jobs: Job[] = [
  {
    title: 'Offset Printer',
    location: 'Lisbon',
    type: 'Full-time',
    skills: ['Two-color press', 'Paper', 'Patience'],
  },
  { title: 'Bookbinder', location: 'Lisbon', type: 'Part-time', skills: ['Thread', 'Glue'] },
  {
    title: 'Picture Editor',
    location: 'Anywhere in Europe',
    type: 'Full-time',
    skills: ['Illustration', 'Rights'],
  },
];

const content: JobListContent = {
  title: 'Open positions',
  text: 'Three at the moment, all of them paid on time.',
  departments: [
    { title: 'Workshop', jobs: jobs.slice(0, 2) },
    { title: 'Magazine', jobs: jobs.slice(2) },
  ],
  applyLabel: 'Apply now',
  general: {
    title: 'Nothing that fits?',
    text: 'Tell us what you would do here.',
    applyLabel: 'Write to us anyway',
  },
};

const some = (count: number): JobListContent => {
  const all = repeat(jobs, count, (one, index) => ({ ...one, title: `${one.title} ${index + 1}` }));
  const departments = [
    { title: 'Workshop', jobs: all.slice(0, 5) },
    { title: 'Magazine', jobs: all.slice(5) },
  ];
  return {
    title: `Number of positions: ${count}`,
    departments: departments.filter(({ jobs: some_ }) => some_.length > 0),
    applyLabel: 'Apply now',
  };
};

const meta = preview.meta({
  title: 'Sections/Lists/JobList',
  id: 'joblist',
  component: JobList,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.title as string })).toBeVisible();
    const names = (level: number) =>
      canvas.getAllByRole('heading', { level }).map((heading) => heading.textContent);
    await expect(names(3)).toEqual(['Workshop', 'Magazine', 'Nothing that fits?']);
    await expect(names(4)).toEqual(jobs.map(({ title }) => title));
    // Each button's name is its label, then the job.
    await expect(canvas.getByRole('button', { name: 'Apply now Bookbinder' })).toHaveAttribute(
      'type',
      'button',
    );
    const [skills] = canvas.getAllByRole('list', { name: 'Skills' });
    await expect(skills).toHaveTextContent('Two-color pressPaperPatience');
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** Applying by keyboard and by pointer; the callback receives the job. */
export const Applying = meta.story({
  tags: ['behavior'],
  args: { onApply: fn(), onApplyGenerally: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith(jobs[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply now Picture Editor' }));
    await expect(args.onApply).toHaveBeenLastCalledWith(jobs[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Write to us anyway' }));
    await expect(args.onApplyGenerally).toHaveBeenCalledOnce();
  },
});

/** A job with an `href` has a link instead of a button. */
export const WithLinks = meta.story({
  args: {
    content: {
      title: content.title,
      applyLabel: 'Apply now',
      departments: [{ title: 'Workshop', jobs: [{ ...jobs[0]!, href: '/jobs/printer' }] }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply now Offset Printer' })).toHaveAttribute(
      'href',
      '/jobs/printer',
    );
  },
});

/** Inner headings stay below the title, whatever its level. */
export const DeeperInOutline = meta.story({
  tags: ['behavior'],
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: content.title as string }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 5 })).toHaveLength(3);
  },
});

export const ItemCounts = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Each of={COUNTS}>{(count) => <JobList {...args} content={some(count)} />}</Each>
  ),
});

export const Surfaces = meta.story({ tags: ['matrix'], render: onSurfaces(JobList) });

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      eyebrow: LONG.label,
      title: LONG.title,
      text: LONG.text,
      departments: [
        {
          title: LONG.title,
          jobs: [
            {
              title: LONG.title,
              location: LONG.text,
              type: LONG.label,
              skills: [LONG.title, 'So'],
            },
            { title: 'Short', location: LONG.label, type: 'So' },
          ],
        },
      ],
      applyLabel: LONG.label,
      general: { title: LONG.title, text: LONG.text, applyLabel: LONG.label },
    },
  },
});

export const ShortText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      title: SHORT.title,
      departments: [{ title: 'A', jobs: [{ title: 'B', location: 'C', type: 'D' }] }],
      applyLabel: SHORT.label,
    },
  },
});

export const Twice = meta.story({ ...twice(JobList), tags: ['behavior'] });
