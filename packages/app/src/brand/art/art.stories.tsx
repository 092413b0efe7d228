import type { ComponentType, ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Cover } from './Cover.tsx';
import type { ArtProps, Seeded } from './Frame.tsx';
import { Mark } from './Mark.tsx';
import { Meeting } from './Meeting.tsx';
import { Portrait } from './Portrait.tsx';

const seeds = Array.from({ length: 24 }, (_, index) => `seed ${index}`);

const gallery = (Picture: ComponentType<ArtProps & Seeded>, ratio = '1', width = '9rem') => (
  <div
    style={{
      display: 'grid',
      gap: '0.75rem',
      gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))`,
    }}
  >
    {seeds.map((seed) => (
      <div
        key={seed}
        style={{ aspectRatio: ratio, overflow: 'hidden', borderRadius: 'var(--rp-radius-lg)' }}
      >
        <Picture seed={seed} />
      </div>
    ))}
  </div>
);

const meta = preview.meta({
  title: 'Brand/Art',
  globals: { theme: 'rapport' },
  component: Cover,
  args: { seed: 'seed 5', style: { maxInlineSize: '24rem' } },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** With a label it is an image named by it. */
export const Labeled = meta.story({
  args: { label: 'Two shapes that meet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Two shapes that meet' })).toBeVisible();
  },
});

const row = (children: ReactNode) => <div style={{ display: 'flex', gap: '1rem' }}>{children}</div>;

/** The same seed draws the same picture; a different seed draws a different one. */
export const Deterministic = meta.story({
  render: () =>
    row(
      <>
        <Cover seed="june" style={{ inlineSize: '10rem' }} />
        <Cover seed="june" style={{ inlineSize: '10rem' }} />
        <Cover seed="july" style={{ inlineSize: '10rem' }} />
      </>,
    ),
  play: async ({ canvasElement }) => {
    const shapes = (svg: Element) =>
      [...svg.querySelectorAll('path')].map((path) => path.outerHTML.replace(/url\(.*?\)/, ''));
    const [first, second, third] = [...canvasElement.querySelectorAll('svg')].map(shapes);
    await expect(first).toEqual(second);
    await expect(first).not.toEqual(third);
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
});

export const Covers = meta.story({ render: () => gallery(Cover, '4 / 3') });

export const CoversWide = meta.story({ tags: ['dev'], render: () => gallery(Cover, '16 / 9') });

export const Portraits = meta.story({ render: () => gallery(Portrait) });

export const Marks = meta.story({ render: () => gallery(Mark, '1', '3rem') });

/** Two people, and what they make together: the main picture of the site. */
export const MainPicture = meta.story({
  render: () => <Meeting style={{ maxInlineSize: '36rem' }} />,
});
