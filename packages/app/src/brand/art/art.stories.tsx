import type { ComponentType, ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { cast } from './cast.ts';
import { Cover } from './Cover.tsx';
import { Figure, hairstyles, type Person } from './Figure.tsx';
import { Frame, type ArtProps, type Seeded } from './Frame.tsx';
import { Group } from './Group.tsx';
import { Mark } from './Mark.tsx';
import { Meeting } from './Meeting.tsx';
import { hairs, skins } from './palette.ts';
import { looks, Portrait } from './Portrait.tsx';
import { Still } from './Still.tsx';
import { stills } from './stills.ts';

const seeds = Array.from({ length: 24 }, (_, index) => `seed ${index}`);

const gallery = (
  Picture: ComponentType<ArtProps & Seeded>,
  ratio = '1',
  width = '9rem',
  names = seeds,
) => (
  <div
    style={{
      display: 'grid',
      gap: '0.75rem',
      gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))`,
    }}
  >
    {names.map((seed) => (
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
  title: 'Foundations/Brand/Art',
  id: 'art',
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

/** With a label, the picture is an image with that name. */
export const Labeled = meta.story({
  tags: ['behavior'],
  args: { label: 'Two shapes that meet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Two shapes that meet' })).toBeVisible();
  },
});

const row = (children: ReactNode) => <div style={{ display: 'flex', gap: '1rem' }}>{children}</div>;

/** The same seed draws the same picture; a different seed draws a different one. */
export const Deterministic = meta.story({
  tags: ['behavior'],
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

export const CoversWide = meta.story({
  tags: ['behavior'],
  render: () => gallery(Cover, '16 / 9'),
});

/** The people that the site names. */
export const Portraits = meta.story({
  render: () => gallery(Portrait, '1', '9rem', Object.keys(cast)),
});

/** At the size of an article's author. */
export const PortraitsSmall = meta.story({
  tags: ['behavior'],
  render: () => gallery(Portrait, '1', '2.5rem', Object.keys(cast)),
});

/** A seed that is not a name of the cast always draws the same member. */
export const PortraitsOfOthers = meta.story({ tags: ['dev'], render: () => gallery(Portrait) });

const person = (key: string, description: Person, look: number) => {
  const [ground, , garment, trim] = looks[look % looks.length]!;
  return (
    <Frame key={key} style={{ inlineSize: '6rem', blockSize: '6rem' }}>
      <g className="rp-Artwork-lit" data-color-scheme="light">
        <path fill={ground} d="M0 0h120v120H0z" />
        <Figure person={description} garment={garment} trim={trim} />
      </g>
    </Frame>
  );
};

const wrapped = (children: ReactNode) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>{children}</div>
);

/** Every hairstyle, in every color of hair. */
export const Hairstyles = meta.story({
  tags: ['dev'],
  render: () =>
    wrapped(
      Object.keys(hairstyles).flatMap((hair) =>
        Object.keys(hairs).map((color, index) =>
          person(
            hair + color,
            {
              skin: index % skins.length,
              hair: hair as Person['hair'],
              color: color as keyof typeof hairs,
            },
            index,
          ),
        ),
      ),
    ),
});

/** Every skin with every combination of garment and ground. */
export const SkinsAndGarments = meta.story({
  tags: ['dev'],
  render: () =>
    wrapped(
      skins.flatMap((_, skin) =>
        looks.map((_look, look) => person(`${skin} ${look}`, { skin, hair: 'bald' }, look)),
      ),
    ),
});

/** Three people in boxes of different shapes. */
export const Groups = meta.story({
  render: () =>
    wrapped(
      ['2', '1', '1.4'].map((ratio) => (
        <div
          key={ratio}
          style={{
            aspectRatio: ratio,
            blockSize: '14rem',
            maxInlineSize: '100%',
            overflow: 'clip',
            borderRadius: 'var(--rp-radius-lg)',
          }}
        >
          <Group seeds={['Farah', 'Kemi', 'Saskia']} />
        </div>
      )),
    ),
});

/** A frame of each piece, in the three proportions of a frame. */
export const Stills = meta.story({
  render: () => (
    <>
      {Object.entries({ tall: '9 / 16', square: '1', wide: '16 / 9' } as const).map(
        ([shape, ratio]) => (
          <div key={shape} style={{ marginBlockEnd: '0.75rem' }}>
            {gallery(
              (props) => (
                <Still shape={shape as 'tall'} {...props} />
              ),
              ratio,
              shape === 'wide' ? '14rem' : '8rem',
              Object.keys(stills),
            )}
          </div>
        ),
      )}
    </>
  ),
});

export const Marks = meta.story({ render: () => gallery(Mark, '1', '3rem') });

/** Two people and their overlap: the main picture of the site. */
export const MainPicture = meta.story({
  render: () => <Meeting style={{ maxInlineSize: '36rem' }} />,
});
