import { expect } from 'storybook/test';
import { COUNTS, Each, LONG, onSurfaces, repeat, SHORT, twice } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { StatBand, type StatBandContent } from './StatBand.tsx';

const stats = [
  { value: '1986', label: 'First print run' },
  { value: '34', label: 'Printers and binders' },
  { value: '12+ years', label: 'Average time with us' },
];

const content: StatBandContent = { title: 'The press in figures', stats };

const some = (count: number): StatBandContent => ({
  title: `Number of figures: ${count}`,
  stats: repeat(stats, count, (one, index) => ({ ...one, label: `${one.label} (${index + 1})` })),
});

const meta = preview.meta({
  title: 'Sections/Proof/StatBand',
  id: 'statband',
  component: StatBand,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.title as string })).toBeVisible();
    // The label is read before its figure and is tied to it.
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(terms).toEqual(stats.map(({ label }) => label));
    await expect(values).toEqual(stats.map(({ value }) => value));
    for (const term of canvas.getAllByRole('term'))
      await expect(term.nextElementSibling?.tagName).toBe('DD');
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

export const WithText = meta.story({
  args: {
    accent: 'tertiary',
    surface: 'ink',
    content: {
      eyebrow: 'Since the beginning',
      ...content,
      text: 'Counted at the end of last year.',
    },
  },
});

/** The title takes the given level. */
export const DeeperInOutline = meta.story({
  tags: ['behavior'],
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: content.title as string }),
    ).toBeVisible();
  },
});

export const ItemCounts = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Each of={COUNTS}>{(count) => <StatBand {...args} content={some(count)} />}</Each>
  ),
});

export const Surfaces = meta.story({ tags: ['matrix'], render: onSurfaces(StatBand) });

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      eyebrow: LONG.label,
      title: LONG.title,
      text: LONG.text,
      stats: [
        { value: '1,234,567,890', label: LONG.text },
        { value: 'Donaudampfschifffahrt', label: LONG.label },
        { value: '3', label: LONG.title },
      ],
    },
  },
});

export const ShortText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      title: SHORT.title,
      stats: [
        { value: '1', label: SHORT.text },
        { value: '0', label: 'No' },
      ],
    },
  },
});

export const Twice = meta.story({ ...twice(StatBand), tags: ['behavior'] });
