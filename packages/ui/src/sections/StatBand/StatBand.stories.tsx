import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { StatBand, type StatBandContent } from './StatBand.tsx';

const stats = [
  { value: '1986', label: 'First print run' },
  { value: '34', label: 'Printers and binders' },
  { value: '12+ years', label: 'Average time with us' },
];

const content: StatBandContent = {
  eyebrow: 'Since the beginning',
  title: 'The press in figures',
  text: 'Counted at the end of last year.',
  items: stats,
};

const meta = preview.meta({
  title: 'Sections/Proof/StatBand',
  id: 'statband',
  component: StatBand,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    // The label is read before its figure and is tied to it.
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(terms).toEqual(stats.map(({ label }) => label));
    await expect(values).toEqual(stats.map(({ value }) => value));
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });
