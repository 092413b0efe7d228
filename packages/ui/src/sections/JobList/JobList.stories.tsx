import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { JobList, type Job, type JobListContent } from './JobList.tsx';

const applied = fn<(to: string) => void>();

const apply = (to: string) => ({ label: 'Apply now', onClick: () => applied(to) });

const jobs: Job[] = [
  {
    title: 'Offset Printer',
    location: 'Lisbon',
    type: 'Full-time',
    skills: ['Two-color press', 'Paper', 'Patience'],
    action: apply('printer'),
  },
  {
    title: 'Bookbinder',
    location: 'Lisbon',
    type: 'Part-time',
    skills: ['Thread', 'Glue'],
    action: apply('bookbinder'),
  },
  {
    title: 'Picture Editor',
    location: 'Anywhere in Europe',
    type: 'Full-time',
    skills: ['Illustration', 'Rights'],
    action: { label: 'Apply now', href: '/jobs/editor' },
  },
];

const content: JobListContent = {
  title: 'Open positions',
  text: 'Three at the moment, all of them paid on time.',
  items: [
    { title: 'Workshop', jobs: jobs.slice(0, 2) },
    { title: 'Magazine', jobs: jobs.slice(2) },
  ],
  general: {
    title: 'Nothing that fits?',
    text: 'Tell us what you would do here.',
    action: { label: 'Write to us anyway', onClick: () => applied('anything') },
  },
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
    const names = (level: number) =>
      canvas.getAllByRole('heading', { level }).map((heading) => heading.textContent);
    await expect(names(3)).toEqual(['Workshop', 'Magazine', 'Nothing that fits?']);
    await expect(names(4)).toEqual(jobs.map(({ title }) => title));
    // Each button's name is its label, then the job.
    await expect(canvas.getByRole('link', { name: 'Apply now Picture Editor' })).toHaveAttribute(
      'href',
      '/jobs/editor',
    );
    const [skills] = canvas.getAllByRole('list', { name: 'Skills' });
    await expect(skills).toHaveTextContent('Two-color pressPaperPatience');
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** Applying by keyboard and by pointer. */
export const Applying = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(applied).toHaveBeenLastCalledWith('printer');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply now Bookbinder' }));
    await expect(applied).toHaveBeenLastCalledWith('bookbinder');
    await userEvent.click(canvas.getByRole('button', { name: 'Write to us anyway' }));
    await expect(applied).toHaveBeenLastCalledWith('anything');
  },
});
