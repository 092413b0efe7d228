import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Artwork, type ArtworkProps } from './Artwork.tsx';

const seeds = Array.from({ length: 24 }, (_, index) => `seed ${index}`);

const gallery = ({ variant }: Pick<ArtworkProps, 'variant'>, ratio: string) => (
  <div
    style={{
      display: 'grid',
      gap: '0.75rem',
      gridTemplateColumns: `repeat(auto-fill, minmax(${variant === 'mark' ? '3rem' : '9rem'}, 1fr))`,
    }}
  >
    {seeds.map((seed) => (
      <div
        key={seed}
        style={{ aspectRatio: ratio, overflow: 'hidden', borderRadius: 'var(--rp-radius-lg)' }}
      >
        <Artwork variant={variant} seed={seed} />
      </div>
    ))}
  </div>
);

const meta = preview.meta({
  title: 'Brand/Artwork',
  globals: { theme: 'rapport' },
  component: Artwork,
  args: {
    variant: 'cover' as ArtworkProps['variant'],
    seed: 'seed 5',
    style: { maxInlineSize: '24rem' },
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Playground = meta.story();

export const Cover = meta.story({ args: { variant: 'cover', seed: 'seed 0' } });

export const Portrait = meta.story({ args: { variant: 'portrait', seed: 'seed 2' } });

export const Mark = meta.story({
  args: { variant: 'mark', seed: 'seed 9', style: { inlineSize: '4rem' } },
});

export const Hero = meta.story({ args: { variant: 'hero', style: { maxInlineSize: '36rem' } } });

/** With a title it is an image named by that title. */
export const Titled = meta.story({
  args: { variant: 'portrait', seed: 'seed 3', label: 'Portrait of a travel creator' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Portrait of a travel creator' })).toBeVisible();
  },
});

/** The same seed draws the same picture; a different seed draws a different one. */
export const Deterministic = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <Artwork variant="cover" seed="june" style={{ inlineSize: '10rem' }} />
      <Artwork variant="cover" seed="june" style={{ inlineSize: '10rem' }} />
      <Artwork variant="cover" seed="july" style={{ inlineSize: '10rem' }} />
    </div>
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

export const Covers = meta.story({ render: () => gallery({ variant: 'cover' }, '4 / 3') });

export const CoversWide = meta.story({
  tags: ['dev'],
  render: () => gallery({ variant: 'cover' }, '16 / 9'),
});

export const CoversSquare = meta.story({
  tags: ['dev'],
  render: () => gallery({ variant: 'cover' }, '1'),
});

export const Portraits = meta.story({ render: () => gallery({ variant: 'portrait' }, '1') });

export const Marks = meta.story({ render: () => gallery({ variant: 'mark' }, '1') });

export const Matrix = meta.story({
  tags: ['dev'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {(['cover', 'portrait', 'mark', 'hero'] as const).flatMap((variant) =>
        ['seed 1', 'seed 7'].map((seed) => (
          <Artwork
            key={variant + seed}
            variant={variant}
            seed={seed}
            style={{ inlineSize: '8rem', blockSize: '8rem' }}
          />
        )),
      )}
    </div>
  ),
});
