import { expect } from 'storybook/test';
import { COUNTS, Each, LONG, onSurfaces, repeat, SHORT, twice } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { ValueList, type ValueListContent } from './ValueList.tsx';

const values = [
  { title: 'Say it once', text: 'A rule that has to be repeated is a rule that was not clear.' },
  { title: 'Leave room', text: 'White paper is not empty. It is where readers rest.' },
  { title: 'Sign your work', text: 'Everything we print carries the name of whoever made it.' },
];

const content: ValueListContent = { eyebrow: 'Values', title: 'What we hold to', values };

const some = (count: number): ValueListContent => ({
  title: `Number of values: ${count}`,
  values: repeat(values, count, (one, index) => ({ ...one, title: `${one.title} ${index + 1}` })),
});

const meta = preview.meta({
  title: 'Sections/Content/ValueList',
  id: 'valuelist',
  component: ValueList,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.title as string })).toBeVisible();
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(values.map(({ title }) => title));
    // Hidden, because the list already numbers the items.
    await expect(canvas.getByText('1')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Playground = meta.story({ args: { surface: 'sunken', accent: 'secondary' } });

export const TitlesOnly = meta.story({
  args: { content: { title: content.title, values: values.map(({ title }) => ({ title })) } },
});

/** Inner headings stay below the title, whatever its level. */
export const DeeperInOutline = meta.story({
  tags: ['behavior'],
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: content.title as string }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  },
});

export const ItemCounts = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Each of={COUNTS}>{(count) => <ValueList {...args} content={some(count)} />}</Each>
  ),
});

export const Surfaces = meta.story({ tags: ['matrix'], render: onSurfaces(ValueList) });

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      eyebrow: LONG.label,
      title: LONG.title,
      text: LONG.text,
      values: [
        { title: LONG.title, text: LONG.text },
        { title: LONG.label, text: LONG.text },
      ],
    },
  },
});

export const ShortText = meta.story({
  tags: ['behavior'],
  args: { content: { title: SHORT.title, values: [{ title: 'Be', text: SHORT.text }] } },
});

export const Twice = meta.story({ ...twice(ValueList), tags: ['behavior'] });
