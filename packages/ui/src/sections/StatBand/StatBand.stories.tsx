import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { StatBand, type StatBandContent } from './StatBand.tsx';

const stats = [
  { value: '1986', label: 'First print run' },
  { value: '34', label: 'Printers and binders' },
  { value: '12+ years', label: 'Average time with us' },
];

const content: StatBandContent = { title: 'The press in figures', stats };

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
